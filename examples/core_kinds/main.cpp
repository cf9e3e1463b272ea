// Counts instructions, misses of the last level of cache and issue slots that wait, on each kind of
// core of this machine: one kind on most machines, two or more on a hybrid processor. count.cpp
// alone includes msrpp, so that the other files compile at once.
#include "count.hpp"

#include <cstdio>

void work(); // `work` is defined in work.cpp

int main() {
    const int failures = count_on_each_kind_of_core(work);
    if (failures != 0) std::printf("%d questions have no answer here\n", failures);
}
