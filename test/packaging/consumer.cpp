// A project that uses the headers of msrpp, which include Boost: it plans two counters of a Pentium
// III. Prints `ok` if the plan's register values are those in README.md.
#include <msr/intel/p6.hpp>

#include <cstdio>

namespace p6 = msr::p6;

constexpr auto instructions = p6::inst_retired.user();
constexpr auto loads = p6::l2_ld::m;

int main() {
    constexpr auto program = msr::plan<p6::piii, instructions, loads>.view();
    bool first = false, second = false;
    for (const msr::write &write : program.start)
        first = first || (write.address == 0x186 && write.value == 0x4100c0);
    for (const msr::write &write : program.set_up)
        second = second || (write.address == 0x187 && write.value == 0x30829);
    std::puts(first && second ? "ok" : "the plan has other values");
    return first && second ? 0 : 1;
}
