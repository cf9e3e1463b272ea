// Instruction-based sampling of ops, set up for Zen 4 and for family 10h side by side: the register
// writes that arm it, those of a handler for each sample, and those that disable it. They are only
// printed: no register is written.
#include <msr/amd/ibs.hpp>

#include <cstddef>
#include <cstdio>

namespace ibs = msr::ibs;

// A sample every 524288 dispatched ops: a period that family 10h can count as well, with a random
// start.
constexpr auto ops = ibs::op_sampling.period<0x80000>().dispatched_ops().random();
// Zen 4 can keep only those samples whose load missed the L3.
constexpr auto misses = ops.l3_miss_only();

constexpr const auto &on_zen4 = msr::plan<ibs::zen4, misses>;
constexpr const auto &on_family10h = msr::plan<ibs::family10h, ops>;

namespace {

void print_column(const char *text) { std::printf("%-36s", text); }

/// Prints the writes at the same position of two sequences in a line; a shorter sequence leaves its
/// column empty.
void print_writes(const char *subject, msr::sequence<msr::write> left,
                  msr::sequence<msr::write> right) {
    const std::size_t lines = left.size() > right.size() ? left.size() : right.size();
    for (std::size_t i = 0; i < lines; ++i) {
        std::printf("%-9s", i == 0 ? subject : "");
        for (const msr::sequence<msr::write> entry : {left, right}) {
            char text[64] = "";
            if (i < entry.size())
                std::snprintf(text, sizeof text, "wrmsr 0x%08x 0x%llx", entry[i].address,
                              static_cast<unsigned long long>(entry[i].value));
            print_column(text);
        }
        std::printf("\n");
    }
}

void print_reads(const ibs::rearming &left, const ibs::rearming &right) {
    for (std::size_t i = 0; i < ibs::rearming::most_reads; ++i) {
        if (i >= left.read_count && i >= right.read_count) break;
        std::printf("%-9s", i == 0 ? "sample" : "");
        for (const ibs::rearming *const rearming : {&left, &right}) {
            char text[64] = "";
            if (i < rearming->read_count)
                std::snprintf(text, sizeof text, "rdmsr 0x%08x %s", rearming->reads[i].address,
                              rearming->reads[i].name);
            print_column(text);
        }
        std::printf("\n");
    }
}

} // namespace

int main() {
    std::printf("%-9s", "");
    print_column("Zen 4, L3 misses only");
    print_column("family 10h");
    std::printf("\n");
    print_writes("set up", on_zen4.view().set_up, on_family10h.view().set_up);
    print_writes("arm", on_zen4.view().start, on_family10h.view().start);

    const ibs::rearming &left = on_zen4.after_sample(misses);
    const ibs::rearming &right = on_family10h.after_sample(ops);
    print_reads(left, right);
    ibs::start_values random;
    const auto number = random.next();
    const msr::write again[] = {left.last_write(number), right.last_write(number)};
    print_writes("re-arm", {again, 1}, {again + 1, 1});
    print_writes("disable", on_zen4.view().stop, on_family10h.view().stop);

    // The registers of a sample, as perf-amd-ibs(1) prints them.
    constexpr ibs::raw_op raw{.op_ctl = 0x000002c30006186a,
                              .op_rip = 0xffffffff8204aea7,
                              .op_data = 0x0000010002550001,
                              .op_data2 = 0x13,
                              .op_data3 = 0x31960092,
                              .dc_linaddr = 0xff110008a5398920,
                              .dc_physaddr = 0x8a5398920};
    constexpr ibs::op_sample sample = ibs::decode_op<ibs::zen4>(raw);
    static_assert(sample.kind == ibs::op_kind::store && sample.tag_to_retire() == 597);
    std::printf("\na published sample: %s, %u core clocks from tag to retirement, served by %s\n",
                name_of(sample.kind), sample.tag_to_retire(), name_of(sample.source));
    std::printf("nothing was measured on these processors\n");
}
