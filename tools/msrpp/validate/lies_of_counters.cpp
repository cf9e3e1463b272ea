// Simulated faults (lies) of counters: of counts, and of the registers that select events and
// filter them.
#include "lies.hpp"

#include "lie_functions.hpp"

namespace msrpp::validate {

namespace {

const select_fields &fields_of(const lie_access &access) { return access.layout.fields; }
std::uint64_t lowest(std::uint64_t mask) { return mask & (~mask + 1); }

// --- simulated faults (lies) of counts -----------------------------------------------------------

std::uint64_t an_eighth_more(std::uint64_t value, lie_access &access) {
    const std::uint64_t count = (value - access.base) & largest_of(access);
    return (access.base + count + count / 8) & largest_of(access);
}
std::uint64_t without_upper_half(std::uint64_t value, lie_access &) { return value & 0xffff'ffff; }
std::uint64_t without_upper_eighth(std::uint64_t value, lie_access &access) {
    return value & largest_of(access) >> 8;
}
std::uint64_t without_top_bit(std::uint64_t value, lie_access &access) {
    return value & largest_of(access) >> 1;
}
std::uint64_t coarse(std::uint64_t value, lie_access &) { return value & ~std::uint64_t{0x3ff}; }
std::uint64_t stuck_bit(std::uint64_t value, lie_access &) { return value | 0x400; }
std::uint64_t jumps(std::uint64_t value, lie_access &access) {
    return (value + access.reads * access.reads * 1000) & largest_of(access);
}
std::uint64_t since_last_read(std::uint64_t value, lie_access &access) {
    return (value - access.previous) & largest_of(access);
}
std::uint64_t saturates(std::uint64_t value, lie_access &access) {
    return value < access.base ? largest_of(access) : value;
}
std::uint64_t with_neighbour(std::uint64_t value, lie_access &access) {
    return (value + access.neighbour) & largest_of(access);
}
std::uint64_t counts_all(std::uint64_t value, lie_access &access) {
    // The count of a test program (proof) is below 10,000,000.
    return value == access.base ? access.base + 10'000'000 : value;
}
std::uint64_t lost_with_child(std::uint64_t value, lie_access &access) {
    return access.had_child ? access.base : value;
}
std::uint64_t each_fifth_lost(std::uint64_t value, lie_access &access) {
    if (access.writes % 5 == 4) access.swallows = true;
    return value;
}
std::uint64_t runs_on(std::uint64_t value, lie_access &access) {
    return (value + 17 * access.reads) & largest_of(access);
}
std::uint64_t only_low_bits(std::uint64_t value, lie_access &) { return value & 0xff'ffff; }

// --- simulated faults (lies) of select registers -------------------------------------------------

std::uint64_t without_user(std::uint64_t value, lie_access &access) {
    return value & ~fields_of(access).user;
}
std::uint64_t without_kernel_mask(std::uint64_t value, lie_access &access) {
    return (value & fields_of(access).kernel) != 0 ? value | fields_of(access).user : value;
}
std::uint64_t kernel_as_user(std::uint64_t value, lie_access &access) {
    const std::uint64_t levels = fields_of(access).user | fields_of(access).kernel;
    return (value & levels) == 0 || (value & levels) == levels ? value : value ^ levels;
}
std::uint64_t both_is_kernel(std::uint64_t value, lie_access &access) {
    const std::uint64_t levels = fields_of(access).user | fields_of(access).kernel;
    return (value & levels) == levels ? value & ~fields_of(access).user : value;
}
std::uint64_t first_event(std::uint64_t value, lie_access &access) {
    const std::uint64_t event = fields_of(access).event | fields_of(access).mask;
    return access.has_written && (value & event) != 0
               ? (value & ~event) | (access.first_written & event)
               : value;
}
std::uint64_t without_mask(std::uint64_t value, lie_access &access) {
    return value & ~fields_of(access).mask;
}
std::uint64_t without_event(std::uint64_t value, lie_access &access) {
    return value & ~(fields_of(access).event | fields_of(access).mask);
}

// --- simulated faults (lies) of filters ----------------------------------------------------------

std::uint64_t without_threshold(std::uint64_t value, lie_access &access) {
    return value &
           ~(fields_of(access).threshold | fields_of(access).compare | fields_of(access).invert);
}
std::uint64_t small_threshold(std::uint64_t value, lie_access &access) {
    const std::uint64_t threshold = fields_of(access).threshold;
    return (value & threshold) == threshold
               ? (value & ~threshold) | lowest(fields_of(access).threshold)
               : value;
}
std::uint64_t large_threshold(std::uint64_t value, lie_access &access) {
    const std::uint64_t threshold = fields_of(access).threshold;
    const bool compares = fields_of(access).compare != 0 ? (value & fields_of(access).compare) != 0
                                                         : (value & threshold) != 0;
    return compares ? value | threshold : value;
}
std::uint64_t without_invert(std::uint64_t value, lie_access &access) {
    return value & ~fields_of(access).invert;
}
std::uint64_t always_inverted(std::uint64_t value, lie_access &access) {
    const bool compares = fields_of(access).compare != 0
                              ? (value & fields_of(access).compare) != 0
                              : (value & fields_of(access).threshold) != 0;
    return compares ? value | fields_of(access).invert : value;
}
std::uint64_t without_edge(std::uint64_t value, lie_access &access) {
    return value & ~fields_of(access).edge;
}
std::uint64_t edge_without_threshold(std::uint64_t value, lie_access &access) {
    return (value & fields_of(access).edge) != 0
               ? without_threshold(value, access) & ~fields_of(access).edge
               : value;
}
std::uint64_t inverts_largest(std::uint64_t value, lie_access &access) {
    return (value & fields_of(access).invert) != 0 ? value | fields_of(access).threshold : value;
}
std::uint64_t always_edge(std::uint64_t value, lie_access &access) {
    const bool compares = fields_of(access).compare != 0
                              ? (value & fields_of(access).compare) != 0
                              : (value & fields_of(access).threshold) != 0;
    return compares ? value | fields_of(access).edge : value;
}
std::uint64_t always_enabled(std::uint64_t value, lie_access &access) {
    const bool selects = (value & fields_of(access).event) != 0;
    return selects || access.first_written != 0 ? value | fields_of(access).enable : value;
}
std::uint64_t never_enabled(std::uint64_t value, lie_access &access) {
    return value & ~fields_of(access).enable;
}
std::uint64_t enables_all(std::uint64_t, lie_access &access) {
    std::uint64_t bits = 0; // the bits of fixed counters in the global register begin at bit 32
    for (const counter_registers &counter : access.layout.counters)
        bits |= std::uint64_t{1} << (counter.number + (counter.is_fixed ? 32 : 0));
    return bits;
}
std::uint64_t disables_all(std::uint64_t, lie_access &) { return 0; }
std::uint64_t taken_later(std::uint64_t value, lie_access &access) {
    return access.reads > 4 ? value ^ lowest(fields_of(access).mask | 0x100) : value;
}

// --- simulated faults (lies) of fixed counters ---------------------------------------------------

// Each fixed counter has four bits in IA32_FIXED_CTR_CTRL: kernel, user, any thread, interrupt.
std::uint64_t fixed_without_user(std::uint64_t value, lie_access &) {
    return value & ~std::uint64_t{0x2222'2222};
}
std::uint64_t fixed_kernel_as_user(std::uint64_t value, lie_access &) {
    return value | (value & 0x1111'1111) << 1;
}

constexpr lie_row counter_lies[] = {
    {"still", "general counter 0 stands still", "counters", lie_place::first_count, still},
    {"last_still", "the last general counter stands still", "counters", lie_place::last_count,
     still},
    {"double", "general counter 0 counts each event twice", "counters", lie_place::first_count,
     doubled},
    {"half", "general counter 0 counts each second event", "counters", lie_place::first_count,
     halved},
    {"more", "general counter 0 counts an eighth more", "counters", lie_place::first_count,
     an_eighth_more},
    {"backwards", "general counter 0 counts down", "counters", lie_place::first_count, backwards},
    {"coarse", "the low ten bits of a count are lost", "counters", lie_place::first_count, coarse},
    {"jumps", "general counter 0 gains 1,000 and more by each read", "counters",
     lie_place::first_count, jumps},
    {"read_clears", "a read of general counter 0 clears it", "stop", lie_place::first_count,
     since_last_read},
    {"runs_on", "general counter 0 counts while nothing is counted", "stop", lie_place::first_count,
     runs_on},
    {"upper_half", "general counter 0 loses its upper half", "width", lie_place::first_count,
     without_upper_half},
    {"narrow", "general counter 0 lacks its eight highest bits", "width", lie_place::first_count,
     without_upper_eighth},
    {"top_bit", "general counter 0 lacks its highest bit", "width", lie_place::first_count,
     without_top_bit},
    {"stuck_bit", "bit 10 of general counter 0 is always set", "width", lie_place::first_count,
     stuck_bit},
    {"saturates", "general counter 0 stops at its largest value", "wrap", lie_place::first_count,
     saturates},
    {"count_write_lost",
     "writes of general counter 0 are lost",
     "width",
     lie_place::first_count,
     {},
     swallow},
    {"count_write_narrow",
     "writes of general counter 0 keep 24 bits",
     "width",
     lie_place::first_count,
     {},
     only_low_bits,
     false},
    {"limit_void", "the last general counter counts events that it may not count", "rules",
     lie_place::last_count, counts_all},
    {"stops_for_children", "general counter 0 loses its count when another process runs", "fork",
     lie_place::first_count, lost_with_child},
    {"fifth_write_lost",
     "each fifth write of a control register is lost",
     "slices",
     lie_place::first_control,
     {},
     each_fifth_lost,
     false},
    {"other_cpu_still",
     "general counter 0 of the second CPU stands still",
     "moves",
     lie_place::first_count,
     still,
     {},
     true,
     lie_place::first_count,
     false,
     false,
     true},
    {"other_cpu_mirrors",
     "general counter 0 of the second CPU shows that of the first",
     "moves",
     lie_place::first_count,
     neighbour,
     {},
     true,
     lie_place::first_count,
     true,
     false,
     true},
    {"other_cpu_doubles",
     "general counter 0 of the second CPU counts each event twice",
     "moves",
     lie_place::first_count,
     doubled,
     {},
     true,
     lie_place::first_count,
     false,
     false,
     true},
    {"count_write_refused",
     "general counter 0 cannot be written",
     "counters",
     lie_place::first_count,
     {},
     refuse},
    {"count_read_refused", "general counter 0 cannot be read", "counters", lie_place::first_count,
     refuse},
    {"count_kept",
     "general counter 0 is not put back",
     "restored",
     lie_place::first_count,
     {},
     keeps_restored},
    {"mirror",
     "general counter 1 shows general counter 0",
     "counters",
     lie_place::second_count,
     neighbour,
     {},
     true,
     lie_place::first_count,
     true},
    {"leaks",
     "general counter 1 counts what counter 0 counts, too",
     "pairs",
     lie_place::second_count,
     with_neighbour,
     {},
     true,
     lie_place::first_count,
     true},
    {"user_ignored",
     "user mode is not counted",
     "levels",
     lie_place::each_select,
     {},
     without_user},
    {"kernel_mask_ignored",
     "a counter of kernel mode counts user mode, too",
     "levels",
     lie_place::each_select,
     {},
     without_kernel_mask},
    {"levels_swapped",
     "user and kernel mode are swapped",
     "levels",
     lie_place::each_select,
     {},
     kernel_as_user},
    {"both_is_kernel",
     "a counter of both modes counts kernel mode only",
     "levels",
     lie_place::each_select,
     {},
     both_is_kernel},
    {"event_stuck",
     "a counter keeps the first event that was selected",
     "events",
     lie_place::each_select,
     {},
     first_event},
    {"event_ignored",
     "a counter selects event 0",
     "counters",
     lie_place::each_select,
     {},
     without_event},
    {"mask_ignored",
     "a counter ignores unit masks",
     "events",
     lie_place::each_select,
     {},
     without_mask},
    {"select_write_lost",
     "writes of a select register are lost",
     "counters",
     lie_place::first_select,
     {},
     swallow,
     false},
    {"select_write_refused",
     "a select register cannot be written",
     "counters",
     lie_place::first_select,
     {},
     refuse},
    {"select_reads_zero", "a select register is read as 0", "counters", lie_place::first_select,
     zero},
    {"select_taken", "somebody else takes a select register", "counters", lie_place::first_select,
     taken_later},
    {"select_kept",
     "a select register is not put back",
     "restored",
     lie_place::first_select,
     {},
     keeps_restored,
     false},
    {"threshold_ignored",
     "a threshold is ignored",
     "threshold",
     lie_place::each_control,
     {},
     without_threshold},
    {"threshold_clipped",
     "the largest threshold is taken for 1",
     "threshold",
     lie_place::each_control,
     {},
     small_threshold,
     true,
     lie_place::first_count,
     false,
     true},
    {"threshold_raised",
     "each threshold is taken for the largest",
     "threshold",
     lie_place::each_control,
     {},
     large_threshold,
     true,
     lie_place::first_count,
     false,
     true},
    {"invert_ignored",
     "inverted thresholds are not inverted",
     "invert",
     lie_place::each_control,
     {},
     without_invert,
     true,
     lie_place::first_count,
     false,
     true},
    {"always_inverted",
     "all thresholds are inverted",
     "threshold",
     lie_place::each_control,
     {},
     always_inverted,
     true,
     lie_place::first_count,
     false,
     true},
    {"inverts_largest",
     "with inversion each threshold is taken for the largest",
     "inverse",
     lie_place::each_control,
     {},
     inverts_largest,
     true,
     lie_place::first_count,
     false,
     true},
    {"edge_ignored",
     "edges are not detected",
     "edge",
     lie_place::each_control,
     {},
     without_edge,
     true,
     lie_place::first_count,
     false,
     true},
    {"edge_counts_events",
     "with edge detection all events count",
     "edge",
     lie_place::each_control,
     {},
     edge_without_threshold,
     true,
     lie_place::first_count,
     false,
     true},
    {"always_edge",
     "edges are counted instead of clocks",
     "threshold",
     lie_place::each_control,
     {},
     always_edge,
     true,
     lie_place::first_count,
     false,
     true},
    {"always_enabled",
     "a counter ignores the bit that enables it",
     "stop",
     lie_place::first_control,
     {},
     always_enabled},
    {"never_enabled",
     "a counter cannot be enabled",
     "counters",
     lie_place::first_control,
     {},
     never_enabled},
    {"global_ignored",
     "counters ignore the register that enables all together",
     "stop",
     lie_place::global_control,
     {},
     enables_all},
    {"global_off",
     "the register that enables all together enables none",
     "counters",
     lie_place::global_control,
     {},
     disables_all},
    {"global_write_refused",
     "the register that enables all together is locked",
     "counters",
     lie_place::global_control,
     {},
     refuse},
    {"global_kept",
     "the register that enables all together is not put back",
     "restored",
     lie_place::global_control,
     {},
     keeps_restored,
     false},
    {"fixed_still", "fixed counter 0 stands still", "counters", lie_place::fixed0_count, still},
    {"fixed_double", "fixed counter 0 counts each event twice", "counters", lie_place::fixed0_count,
     doubled},
    {"fixed_narrow", "fixed counter 0 loses its upper half", "width", lie_place::fixed0_count,
     without_upper_half},
    {"fixed1_still", "fixed counter 1 stands still, as where a watchdog has it", "counters",
     lie_place::fixed1_count, still},
    {"fixed_shifted",
     "fixed counter 0 shows fixed counter 1",
     "counters",
     lie_place::fixed0_count,
     neighbour,
     {},
     true,
     lie_place::fixed1_count,
     true},
    {"fixed_user_ignored",
     "fixed counters do not count user mode",
     "levels",
     lie_place::fixed_control,
     {},
     fixed_without_user},
    {"fixed_kernel_mask_ignored",
     "fixed counters of kernel mode count user mode, too",
     "levels",
     lie_place::fixed_control,
     {},
     fixed_kernel_as_user},
    {"fixed_control_lost",
     "writes of the control of fixed counters are lost",
     "counters",
     lie_place::fixed_control,
     {},
     swallow,
     false},
    {"fixed_control_kept",
     "the control of fixed counters is not put back",
     "restored",
     lie_place::fixed_control,
     {},
     keeps_restored,
     false},
};

} // namespace

std::span<const lie_row> lies_of_counters() { return counter_lies; }

} // namespace msrpp::validate
