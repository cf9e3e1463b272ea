// The part of a two-part test program that is compiled with -fno-exceptions.
#include "parts.hpp"

static_assert(!msr::has_exceptions);

std::uint64_t count_at(const fake_counts &counts, std::size_t position) {
    return counts.at(position);
}

void work_without_exceptions() {
    use_sessions([] {});
    use_backends();
    const msr::sim::cache cache{{.total_bytes = 4096, .ways = 4, .line_bytes = 64}};
    const msr::curve::placement placement{8};
    msr::regions regions{fake::plan};
    static_cast<void>(regions.name("one"));
}
