"use strict";
// Shows the steps that stand in the element "data"; see ui/players/export/step_page.h for what is in it.
(() => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const at = (id) => document.getElementById(id);
    const svg = at("drawing");
    const nodes = new Map(); // by number of a part: the element, drawn once and shown again
    const kept = new Map(); // pictures on the way, so that going back need not begin at the beginning
    const keptEach = 50;
    let stop = 0;
    let index = 0;
    let timer = null;

    const current = () => data.stops[stop];

    function element(id) {
        const part = data.parts[id];
        const isText = part.length === 5;
        const made = document.createElementNS("http://www.w3.org/2000/svg", isText ? "text" : "path");
        if (isText) {
            made.setAttribute("x", part[0]);
            made.setAttribute("y", part[1]);
            made.setAttribute("textLength", part[2]);
            made.setAttribute("class", part[3]);
            made.textContent = part[4];
        } else {
            made.setAttribute("d", part[0]);
            made.setAttribute("class", part[1]);
        }
        return made;
    }

    // A picture is a list of parts; a step keeps some of those before, leaves some out and puts others in.
    function changed(before, change) {
        const after = [];
        let read = 0;
        for (let i = 0; i < change.length;) {
            for (const end = read + change[i]; read < end; ++read)
                after.push(before[read]);
            read += change[i + 1];
            const added = change[i + 2];
            for (let k = 0; k < added; ++k)
                after.push(change[i + 3 + k]);
            i += 3 + added;
        }
        for (; read < before.length; ++read)
            after.push(before[read]);
        return after;
    }

    function picture(wanted) {
        let from = wanted;
        while (from >= 0 && !kept.has(stop + " " + from))
            --from;
        let parts = from < 0 ? [] : kept.get(stop + " " + from);
        while (from < wanted) {
            ++from;
            parts = changed(parts, current().steps[from].parts);
            if (from % keptEach === 0)
                kept.set(stop + " " + from, parts);
        }
        return parts;
    }

    function draw() {
        const used = new Set();
        svg.replaceChildren(...picture(index).map((id) => {
            if (used.has(id))
                return element(id);
            used.add(id);
            if (!nodes.has(id))
                nodes.set(id, element(id));
            return nodes.get(id);
        }));
    }

    // As large as the page has room for; what could not be read then is shown as large as can be read, and scrolled.
    function fit() {
        const frame = at("picture");
        const [width, height] = current().size;
        const scale = Math.min(frame.clientWidth / width, frame.clientHeight / height);
        const isScrolled = scale < current().leastScale && !at("whole").checked;
        at("whole").parentElement.hidden = scale >= current().leastScale;
        frame.classList.toggle("scrolled", isScrolled);
        svg.style.width = isScrolled ? width + "px" : "";
        svg.style.height = isScrolled ? height + "px" : "";
        if (isScrolled) {
            const [x, y, w, h] = current().steps[index].focus;
            frame.scrollTo(x + w / 2 - frame.clientWidth / 2, y + h / 2 - frame.clientHeight / 2);
        }
    }

    function tellPlace() {
        const fragment = (data.stops.length > 1 ? "stop=" + (stop + 1) + "&" : "") + "step=" + current().steps[index].number;
        try {
            history.replaceState(null, "", "#" + fragment);
        } catch (refused) {
            // a page in a frame may not; it goes on all the same
        }
    }

    function show() {
        const step = current().steps[index];
        draw();
        svg.setAttribute("aria-label", step.headline);
        at("words").innerHTML = step.words;
        const slider = at("slider");
        slider.max = current().steps.length - 1;
        slider.value = index;
        slider.setAttribute("aria-valuetext", step.headline);
        at("place").textContent = data.place.replace("%1", step.number).replace("%2", current().last);
        const isFirst = index === 0;
        const isLast = index === current().steps.length - 1;
        at("first").disabled = isFirst;
        at("back").disabled = isFirst && stop === 0;
        at("next").disabled = isLast && stop === data.stops.length - 1;
        at("last").disabled = isLast;
        const isAlone = isFirst && isLast; // then there is nothing to play
        for (const part of [at("first"), at("play"), at("last"), slider, at("speed").parentElement])
            part.hidden = isAlone;
        fit();
        tellPlace();
    }

    function go(to) {
        index = Math.max(0, Math.min(to, current().steps.length - 1));
        show();
    }

    function indexOf(number) {
        const steps = current().steps;
        let found = 0;
        while (found + 1 < steps.length && steps[found + 1].number <= number)
            ++found;
        return found;
    }

    function goToStop(to, number) {
        if (to < 0 || to >= data.stops.length)
            return;
        stop = to;
        document.querySelectorAll("section.stop").forEach((section, i) => { section.hidden = i !== stop; });
        svg.setAttribute("viewBox", "0 0 " + current().size.join(" "));
        if (at("stop")) {
            at("stop").value = stop;
            at("before").disabled = stop === 0;
            at("after").disabled = stop === data.stops.length - 1;
        }
        const isEmptyOfWords = document.querySelectorAll("section.stop")[stop].childElementCount === 0;
        at("lesson").hidden = isEmptyOfWords;
        go(indexOf(number === undefined ? current().start : number));
    }

    function forward() {
        if (index + 1 < current().steps.length)
            go(index + 1);
        else
            goToStop(stop + 1);
    }

    function back() {
        if (index > 0)
            go(index - 1);
        else
            goToStop(stop - 1);
    }

    function setPlaying(isPlaying) {
        clearInterval(timer);
        timer = null;
        if (isPlaying && index + 1 < current().steps.length) {
            timer = setInterval(() => {
                go(index + 1);
                if (index + 1 >= current().steps.length)
                    setPlaying(false);
            }, Number(at("speed").value));
        }
        at("play").textContent = timer ? data.pause : data.play;
        at("play").setAttribute("aria-pressed", timer !== null);
        at("words").setAttribute("aria-live", timer ? "off" : "polite"); // or a reader would never come to an end
    }

    function main(direction) {
        const steps = current().steps;
        let to = index + direction;
        while (to > 0 && to < steps.length - 1 && !steps[to].main)
            to += direction;
        go(to);
    }

    const keys = {
        ArrowRight: forward, PageDown: forward, ArrowLeft: back, PageUp: back,
        Home: () => go(0), End: () => go(current().steps.length - 1), " ": () => setPlaying(timer === null),
        n: () => goToStop(stop + 1), p: () => goToStop(stop - 1),
    };

    document.addEventListener("keydown", (event) => {
        const inList = event.target.tagName === "SELECT";
        const inButton = event.target.tagName === "BUTTON" || event.target.type === "checkbox" || event.target.tagName === "A";
        const isMain = event.ctrlKey && (event.key === "ArrowRight" || event.key === "ArrowLeft");
        if (event.altKey || event.metaKey || (event.ctrlKey && !isMain) || inList || (inButton && event.key === " "))
            return;
        const act = isMain ? () => main(event.key === "ArrowRight" ? 1 : -1) : keys[event.key];
        if (!act)
            return;
        event.preventDefault();
        if (event.key !== " ")
            setPlaying(false);
        act();
    });

    const on = (id, act) => { if (at(id)) at(id).addEventListener("click", () => { setPlaying(false); act(); }); };
    on("first", () => go(0));
    on("back", back);
    on("next", forward);
    on("last", () => go(current().steps.length - 1));
    on("before", () => goToStop(stop - 1));
    on("after", () => goToStop(stop + 1));
    at("play").addEventListener("click", () => setPlaying(timer === null));
    at("slider").addEventListener("input", () => { setPlaying(false); go(Number(at("slider").value)); });
    at("speed").addEventListener("change", () => { if (timer) setPlaying(true); });
    at("whole").addEventListener("change", fit);
    at("look").addEventListener("change", () => { document.documentElement.dataset.look = at("look").value; });
    if (at("stop"))
        at("stop").addEventListener("change", () => { setPlaying(false); goToStop(Number(at("stop").value)); });
    addEventListener("resize", fit);

    function goToFragment() {
        const asked = new URLSearchParams(location.hash.slice(1));
        const step = asked.get("step");
        const number = step === "last" ? Infinity : Number(step);
        const askedStop = Math.min(Math.max(Number(asked.get("stop") || 1) || 1, 1), data.stops.length) - 1;
        goToStop(Math.floor(askedStop), step === null || Number.isNaN(number) ? undefined : number);
    }

    addEventListener("hashchange", goToFragment);
    document.documentElement.classList.add("moving");
    goToFragment();
    setPlaying(false);
})();
