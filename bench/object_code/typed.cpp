// A register value and the register writes of a plan as the library makes them. by_hand.cpp has the
// same values as numbers, and must compile to the same object code.
#include <msr/intel/netburst.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>

extern "C" void wrmsr(std::uint32_t address, std::uint64_t value);

/// The register writes of all phases of a plan, one after the other.
struct all_writes {
    msr::write of_set_up[8];
    msr::write of_start[2];
    msr::write of_stop[2];
};
extern const all_writes writes;

namespace {

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
constexpr auto references =
    (p4::bsq_cache_reference::rd_2ndl_hits | p4::bsq_cache_reference::rd_2ndl_hite |
     p4::bsq_cache_reference::rd_2ndl_hitm | p4::bsq_cache_reference::rd_2ndl_miss)
        .user();
constexpr msr::program_view program = msr::plan<misses, references>.view();

template <std::size_t Count>
constexpr void copy(msr::sequence<msr::write> source, msr::write (&destination)[Count]) {
    for (std::size_t i = 0; i < Count; ++i)
        destination[i] = source[i];
}

constexpr all_writes copy_all() {
    all_writes result{};
    copy(program.set_up, result.of_set_up);
    copy(program.start, result.of_start);
    copy(program.stop, result.of_stop);
    return result;
}

template <std::size_t... Place>
void write_set_up(std::index_sequence<Place...>) {
    (wrmsr(program.set_up[Place].address, program.set_up[Place].value), ...);
}

} // namespace

constinit const all_writes writes = copy_all();

extern "C" std::uint64_t taken_branches() {
    return msr::encode(p4::cccr{.enable = true,
                                .escr_select = 5,
                                .active_thread = p4::threads_active::any,
                                .compare = true,
                                .threshold = 2});
}

extern "C" void set_up() { write_set_up(std::make_index_sequence<program.set_up.size()>{}); }

extern "C" void start() {
    wrmsr(program.start[0].address, program.start[0].value);
    wrmsr(program.start[1].address, program.start[1].value);
}
