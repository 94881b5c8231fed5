// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own operator new: what is large lies in large pages of memory, where the system has them to give.
//
// Weights are tables of many megabytes that are looked up at random, and training makes several copies of them. In
// pages of four kilobytes, most look-ups wait for the address of a page first, and a copy spends most of its time on
// being given tens of thousands of pages one by one. Every other operator of the library comes down to the two here.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include <sys/mman.h>

namespace {

constexpr std::size_t largePage = std::size_t{2} << 20;
constexpr std::size_t leastInLargePages = 2 * largePage; // smaller blocks would waste too much of their last page

/// A hint to the system: where it refuses, nothing is lost.
void askForLargePages(void* block, std::size_t size)
{
    if (std::align(largePage, largePage, block, size) != nullptr)
        ::madvise(block, size / largePage * largePage, MADV_HUGEPAGE);
}

} // namespace

#ifdef ARCWRIGHT_SANITIZED

#ifdef __clang__
#pragma clang diagnostic ignored "-Wreserved-identifier" // names that the sanitizers gave
#endif

/// Sanitizers have an operator of their own, which finds what is used wrongly; it calls this for each block.
extern "C" void __sanitizer_malloc_hook(const volatile void* block, std::size_t size)
{
    if (size >= leastInLargePages)
        askForLargePages(const_cast<void*>(block), size);
}

extern "C" void __sanitizer_free_hook(const volatile void* /*block*/) { }

#else

namespace {

/// Null where there is no memory.
void* allocated(std::size_t size)
{
    if (size < leastInLargePages || size > SIZE_MAX - largePage)
        return std::malloc(size == 0 ? 1 : size);
    const std::size_t whole = (size + largePage - 1) / largePage * largePage;
    void* const block = std::aligned_alloc(largePage, whole);
    if (block != nullptr)
        askForLargePages(block, whole);
    return block;
}

} // namespace

void* operator new(std::size_t size)
{
    for (;;) {
        if (void* const block = allocated(size))
            return block;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr)
            throw std::bad_alloc();
        handler();
    }
}

void operator delete(void* block) noexcept
{
    std::free(block);
}

#endif
