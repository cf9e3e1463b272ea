// The programs of instruction-based sampling: arming, re-arming after a sample, disabling, in the
// order that each family requires.
// Sources: Linux arch/x86/events/amd/ibs.c, the AMD Research IBS toolkit, HOP (github HPDCS/HOP);
// errata.hpp has the processors of each sequence. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/registers.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/program_builder.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// The random numbers that HOP and the AMD Research toolkit start op counts with: a 16-bit linear
/// feedback shift register, taps 0, 2, 3 and 5.
class start_values {
public:
    /// Starts from the published seed.
    constexpr start_values() = default;
    /// Starts from another number; 0 would stay 0, and becomes the published seed.
    constexpr explicit start_values(std::uint16_t seed) : state{seed == 0 ? first : seed} {}

    /// The next number; all 16 bits of the register; starts use the low bits.
    constexpr std::uint16_t next() {
        const unsigned current = state;
        const unsigned bit = (current ^ current >> 2 ^ current >> 3 ^ current >> 5) & 1;
        state = static_cast<std::uint16_t>(current >> 1 | bit << 15);
        return state;
    }

private:
    static constexpr std::uint16_t first = 0xf00d;
    std::uint16_t state{first};
};

/// A register that a sample is read from.
struct sample_register {
    std::uint32_t address{}; ///< register number
    const char *name{};      ///< AMD's name, lower case
};

/// The accesses of a handler at a sample: every register read first, then the writes, of which the
/// last clears Val and starts the next period.
struct rearming {
    static constexpr std::size_t most_reads = 9;  ///< registers of a sample, at most
    static constexpr std::size_t most_writes = 3; ///< writes after a sample, at most

    sample_register reads[most_reads]{}; ///< the first `read_count` are read
    write writes[most_writes]{};         ///< the first `write_count` are written, in this order
    std::size_t read_count{};            ///< how many registers are read
    std::size_t write_count{};           ///< how many writes there are
    bool random{};                       ///< the last write takes a random start value
    bool starts_at_least_one{};          ///< random starts are 1 to 127, instead of 0 to 15

    // Both lie in this value, so a temporary gives none.
    /// The registers to read after an interrupt, in order.
    constexpr sequence<sample_register> all_reads() const & { return {reads, read_count}; }
    /// The writes that start the next sample, in order.
    constexpr sequence<write> all_writes() const & { return {writes, write_count}; }
    void all_reads() const && = delete;
    void all_writes() const && = delete;

    /// The start value that a random number becomes: 0 where starts are not random.
    constexpr std::uint64_t start_of(std::uint16_t number) const {
        if (!random) return 0;
        if (starts_at_least_one) return number % 127u + 1;
        return number % 16u;
    }
    /// The last write, with a random number as its start.
    constexpr write last_write(std::uint16_t number) const {
        write last = writes[write_count - 1];
        last.value |= start_of(number) << decltype(op_ctl_zen5::op_cur_cnt)::low;
        return last;
    }
};

namespace detail {

inline constexpr std::uint64_t op_en = decltype(op_ctl_zen5::op_en)::mask;
inline constexpr std::uint64_t op_val = decltype(op_ctl_zen5::op_val)::mask;
inline constexpr std::uint64_t op_max_cnt =
    decltype(op_ctl_zen5::op_max_cnt_lo)::mask | decltype(op_ctl_zen5::op_max_cnt_hi)::mask;
inline constexpr std::uint64_t fetch_en = decltype(fetch_ctl_zen4::fetch_en)::mask;
inline constexpr std::uint64_t fetch_val = decltype(fetch_ctl_zen4::fetch_val)::mask;
inline constexpr std::uint64_t fetch_max_cnt = decltype(fetch_ctl_zen4::fetch_max_cnt)::mask;
inline constexpr std::uint64_t op_dis = decltype(op_ctl2::op_dis)::mask;
inline constexpr std::uint64_t fetch_dis = decltype(fetch_ctl2::fetch_dis)::mask;

} // namespace detail

/// Returns the value of the control register of a request while it samples, its count at 0. The
/// request must be legal on its target. Fields that an older layout lacks are 0.
constexpr std::uint64_t armed_value(const request &request) {
    const std::uint64_t steps = request.period / period_step;
    if (request.what == engine::fetch)
        return decltype(fetch_ctl_zen4::fetch_max_cnt)::cut(steps) | detail::fetch_en |
               decltype(fetch_ctl_zen4::rand_en)::cut(request.random) |
               decltype(fetch_ctl_zen4::fetch_l3_miss_only)::cut(request.l3_miss_only);
    const bool filters = request.load_latency != 0;
    const std::uint64_t latency = filters ? request.load_latency / load_latency_step - 1 : 0;
    const auto counts = static_cast<std::uint64_t>(request.counts);
    return decltype(op_ctl_zen5::op_max_cnt_lo)::cut(steps) |
           decltype(op_ctl_zen5::op_l3_miss_only)::cut(request.l3_miss_only) | detail::op_en |
           decltype(op_ctl_zen5::op_cnt_ctl)::cut(counts) |
           decltype(op_ctl_zen5::op_max_cnt_hi)::cut(steps >> 16) |
           decltype(op_ctl_zen5::ld_lat_thrsh)::cut(latency) |
           decltype(op_ctl_zen5::ld_lat_en)::cut(filters);
}

/// The writes that arm an engine, at its first start and after each sample.
struct arming {
    write writes[rearming::most_writes]{}; ///< the first `count` are written, in this order
    std::size_t count{};                   ///< how many writes there are

    /// Appends a write; there must be room for it.
    constexpr void add(write next) { writes[count++] = next; }
};
/// Returns the writes that start an engine.
/// `request`: a request that is legal on the target
/// `target`: the target of the plan
constexpr arming arming_of(const request &request, const target &target) {
    arming result;
    const std::uint64_t armed = armed_value(request);
    if (request.what == engine::op) {
        // Erratum 718: hardware sets three bits of OP_DATA3 and never clears them, so that the
        // program clears the register.
        if (concerns(erratum_id::e718, target)) result.add({address::op_data3, 0});
        result.add({address::op_ctl, armed});
    } else {
        // On families 16h to 18h the fetch count starts again only after a write with En = 0.
        if (concerns(erratum_id::fetch_count, target))
            result.add({address::fetch_ctl, armed & ~detail::fetch_en});
        result.add({address::fetch_ctl, armed});
    }
    return result;
}

/// The writes that disable an engine.
struct disabling {
    write writes[2]{};   ///< the first `count` are written, in this order
    std::size_t count{}; ///< how many writes there are

    /// Appends a write; there must be room for it.
    constexpr void add(write next) { writes[count++] = next; }
};
/// Returns the writes that stop an engine, in the order that errata ask for.
/// `request`: a request that is legal on the target
/// `target`: the target of the plan
constexpr disabling disabling_of(const request &request, const target &target) {
    disabling result;
    const bool op = request.what == engine::op;
    const std::uint32_t control = op ? address::op_ctl : address::fetch_ctl;
    if (target.has(feature::dis)) {
        // An announced feature: a Dis bit in a register of its own stops the engine, and the
        // control register stays as it is.
        result.add(op ? write{address::op_ctl2, detail::op_dis}
                      : write{address::fetch_ctl2, detail::fetch_dis});
        return result;
    }
    // Erratum 420: the maximum count is cleared first, while En stays set; Val stays set, so that
    // the handler recognises a late interrupt.
    if (concerns(erratum_id::e420, target)) {
        const std::uint64_t max = op ? detail::op_max_cnt : detail::fetch_max_cnt;
        const std::uint64_t val = op ? detail::op_val : detail::fetch_val;
        result.add({control, (armed_value(request) & ~max) | val});
    }
    result.add({control, 0});
    return result;
}

/// Returns the accesses of a handler at each sample of a request that is legal on its target. Every
/// data register is read before the write that clears Val: from then on hardware may change them.
/// `request`: a request that is legal on the target
/// `target`: the target of the plan
constexpr rearming rearming_of(const request &request, const target &target) {
    rearming result;
    const auto read = [&](std::uint32_t address) {
        if (!has_register(address, target)) return;
        const char *const name = detail::registers[detail::register_place(address)].name;
        result.reads[result.read_count++] = {address, name};
    };
    if (request.what == engine::op) {
        read(address::op_ctl);
        read(address::op_rip);
        read(address::op_data);
        read(address::op_data2);
        read(address::op_data3);
        read(address::dc_linaddr);
        read(address::dc_physaddr);
        read(address::br_target);
        read(address::op_data4);
    } else {
        read(address::fetch_ctl);
        read(address::fetch_linaddr);
        read(address::fetch_physaddr);
        read(address::extd_ctl);
    }
    const arming arms = arming_of(request, target);
    for (std::size_t i = 0; i < arms.count; ++i)
        result.writes[result.write_count++] = arms.writes[i];
    // Hardware varies the periods of fetches, so that only those of ops need random start values.
    result.random = request.random && request.what == engine::op;
    result.starts_at_least_one = request.l3_miss_only;
    return result;
}

namespace detail {

/// The most that a plan of both engines has: four registers switch Zen 1 on; of each engine three
/// writes set it up, two start it and two stop it, and three registers are put back.
inline constexpr program_sizes sizes{
    .writes = 4 + 2 * 7, .readouts = 2, .registers = 4 + 2 * 3, .claims = 2};

struct program_writer {
    sequence<request> asked;
    target on{};
    program_builder<sizes> into{};

    constexpr bool is_op(std::size_t i) const { return asked[i].what == engine::op; }
    constexpr std::uint32_t control(std::size_t i) const {
        return is_op(i) ? address::op_ctl : address::fetch_ctl;
    }
    constexpr const char *control_name(std::size_t i) const {
        return is_op(i) ? "ibs_op_ctl" : "ibs_fetch_ctl";
    }
    /// The register with the bit that disables an engine, where it exists.
    constexpr std::uint32_t control2(std::size_t i) const {
        return is_op(i) ? address::op_ctl2 : address::fetch_ctl2;
    }
    constexpr std::uint64_t disabled(std::size_t i) const { return is_op(i) ? op_dis : fetch_dis; }

    /// Enables sampling on Zen 1; then switches each engine off and writes the registers that can
    /// be written only while it is off.
    constexpr void set_up() {
        constexpr auto phase = phase::set_up;
        if (switches_ibs_on(on))
            for (const enabling_register &enabling_register : enabling_registers(on))
                into.add_write(phase, every_choice, enabling_register.enabling());
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (on.has(feature::dis)) {
                into.add_write(phase, i, {control2(i), disabled(i)});
                into.add_write(phase, i, {control(i), armed_value(asked[i])});
            } else {
                into.add_write(phase, i, {control(i), 0});
            }
        }
    }
    constexpr void start() {
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (on.has(feature::dis)) {
                into.add_write(phase::start, i, {control2(i), 0});
                continue;
            }
            const arming arms = arming_of(asked[i], on);
            for (std::size_t k = 0; k < arms.count; ++k)
                into.add_write(phase::start, i, arms.writes[k]);
        }
    }
    constexpr void stop() {
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const disabling stops = disabling_of(asked[i], on);
            for (std::size_t k = 0; k < stops.count; ++k)
                into.add_write(phase::stop, i, stops.writes[k]);
        }
    }
    constexpr void readouts() {
        for (std::size_t i = 0; i < asked.size(); ++i)
            into.add_readout(i, {.address = control(i),
                                 .width = 64,
                                 .name = control_name(i),
                                 .sampled = true,
                                 .unit = "ibs"});
        into.ask_for_interrupts();
    }
    /// The data register that is cleared meanwhile is not put back. The control register is put
    /// back before the register that lets it run; the register that hides IBS again is put back
    /// last.
    constexpr void registers() {
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (is_op(i) && concerns(erratum_id::e718, on))
                into.touch({address::op_data3, 0, "ibs_op_data3"});
            into.touch({control(i), kept_bits(control(i), on), control_name(i)});
            if (on.has(feature::dis))
                into.touch({control2(i), disabled(i), is_op(i) ? "ibs_op_ctl2" : "ibs_fetch_ctl2"});
        }
        if (switches_ibs_on(on)) {
            const sequence<enabling_register> list = enabling_registers(on);
            for (std::size_t i = list.size(); i-- > 0;)
                into.touch({list[i].address, list[i].known_bits(), list[i].name});
        }
        into.leave_kept_bits_to_others();
    }
    /// An engine that is enabled is somebody else's.
    constexpr void claims() {
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const std::uint64_t enabled = is_op(i) ? op_en : fetch_en;
            into.add_claim({control(i), enabled, enabled, control_name(i),
                            is_op(i) ? "op sampling" : "fetch sampling"});
        }
    }
};

} // namespace detail

/// The program of choices that are legal together on a target: set-up switches both engines off,
/// start arms them, stop disables them as the family requires. It has one readout for each choice:
/// its control register, in which Val and the running count stand. A handler takes the samples,
/// with `rearming_of`.
/// `requests`: at most one for each engine
/// `target`: the target of the plan
constexpr auto program_of(sequence<request> requests, const target &target) {
    return program_by(detail::program_writer{requests, target});
}

} // namespace msr::ibs
