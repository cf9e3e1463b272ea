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

/// Pseudo-random numbers at which a handler starts the op count, so that the periods of op sampling
/// vary. A 16-bit linear feedback shift register with taps 0, 2, 3 and 5, as in HOP and the AMD
/// Research toolkit.
class start_values {
public:
    /// Starts the numbers from the published seed, 0xf00d.
    constexpr start_values() = default;
    /// Starts the numbers from a seed; 0, from which only zeros would follow, is replaced by the
    /// published seed.
    constexpr explicit start_values(std::uint16_t seed) : state{seed == 0 ? first : seed} {}

    /// Returns the next pseudo-random number, of 16 bits; `rearming::start_of` makes a start value
    /// of it.
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

/// A register that a handler reads at a sample.
struct sample_register {
    std::uint32_t address{}; ///< number of the IBS register, as RDMSR takes it
    const char *name{};      ///< AMD's name of the IBS register, in lower case
};

/// The accesses of a handler at a sample: it reads every register first, and then does the writes,
/// of which the last clears Val and starts the next period.
struct rearming {
    /// The largest number of registers that a sample has.
    static constexpr std::size_t most_reads = 9;
    /// The largest number of register writes that a handler does at a sample.
    static constexpr std::size_t most_writes = 3;

    /// Registers to be read, in order; the first `read_count` are used.
    sample_register reads[most_reads]{};
    /// Register writes to be done, in order; the first `write_count` are used.
    write writes[most_writes]{};
    std::size_t read_count{};  ///< number of registers used in `reads`
    std::size_t write_count{}; ///< number of register writes used in `writes`
    /// Whether the last write gets a random start value of the op or fetch count.
    bool random{};
    /// Whether random start values of the count are 1 to 127; false: 0 to 15.
    bool starts_at_least_one{};

    // The arrays lie in this object, so the functions cannot be called on a temporary.
    /// Returns the registers that a handler reads at a sample, in order.
    constexpr sequence<sample_register> all_reads() const & { return {reads, read_count}; }
    /// Returns the writes that start the next sample, in order.
    constexpr sequence<write> all_writes() const & { return {writes, write_count}; }
    void all_reads() const && = delete;
    void all_writes() const && = delete;

    /// Returns the start value of the count that a random number gives; 0 where starts are not
    /// random.
    constexpr std::uint64_t start_of(std::uint16_t number) const {
        if (!random) return 0;
        if (starts_at_least_one) return number % 127u + 1;
        return number % 16u;
    }
    /// Returns the last write of a handler, with the start value of the count that a random number
    /// gives.
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

/// Returns the value that the control register of a request has while the engine samples, with a
/// count of 0. Fields that an older layout lacks are 0.
/// `request`: a request that is legal on its target
constexpr std::uint64_t armed_value(const request &request) {
    const std::uint64_t steps = request.period / period_step;
    if (request.what == engine::fetch)
        return decltype(fetch_ctl_zen4::fetch_max_cnt)::truncated_bits(steps) | detail::fetch_en |
               decltype(fetch_ctl_zen4::rand_en)::truncated_bits(request.random) |
               decltype(fetch_ctl_zen4::fetch_l3_miss_only)::truncated_bits(request.l3_miss_only);
    const bool filters = request.load_latency != 0;
    const std::uint64_t latency = filters ? request.load_latency / load_latency_step - 1 : 0;
    const auto counts = static_cast<std::uint64_t>(request.counts);
    return decltype(op_ctl_zen5::op_max_cnt_lo)::truncated_bits(steps) |
           decltype(op_ctl_zen5::op_l3_miss_only)::truncated_bits(request.l3_miss_only) |
           detail::op_en | decltype(op_ctl_zen5::op_cnt_ctl)::truncated_bits(counts) |
           decltype(op_ctl_zen5::op_max_cnt_hi)::truncated_bits(steps >> 16) |
           decltype(op_ctl_zen5::ld_lat_thrsh)::truncated_bits(latency) |
           decltype(op_ctl_zen5::ld_lat_en)::truncated_bits(filters);
}

/// The writes that arm an IBS engine, at its first start and after each sample.
struct arming {
    /// Register writes to be done, in order; the first `count` are used.
    write writes[rearming::most_writes]{};
    std::size_t count{}; ///< number of register writes used in `writes`

    /// Appends a register write; `writes` must have room for it.
    constexpr void add(write next) { writes[count++] = next; }
};
/// Returns the writes that arm an IBS engine, in order.
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

/// The writes that disable an IBS engine.
struct disabling {
    write writes[2]{};   ///< register writes to be done, in order; the first `count` are used
    std::size_t count{}; ///< number of register writes used in `writes`

    /// Appends a register write; `writes` must have room for it.
    constexpr void add(write next) { writes[count++] = next; }
};
/// Returns the writes that disable an IBS engine, in the order that errata require.
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
/// data register is read before the write that clears Val: from that write on hardware may change
/// them.
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

/// The largest program, which is that of a plan with both engines: four registers switch Zen 1 on;
/// three writes set each engine up, two start it and two stop it; three registers of each engine
/// are put back.
inline constexpr program_sizes sizes{
    .writes = 4 + 2 * 7, .readouts = 2, .registers = 4 + 2 * 3, .claims = 2};

struct program_writer {
    sequence<request> requests;
    target on{};
    program_builder<sizes> into{};

    constexpr bool is_op(std::size_t i) const { return requests[i].what == engine::op; }
    constexpr std::uint32_t control(std::size_t i) const {
        return is_op(i) ? address::op_ctl : address::fetch_ctl;
    }
    constexpr const char *control_name(std::size_t i) const {
        return is_op(i) ? "ibs_op_ctl" : "ibs_fetch_ctl";
    }
    /// Returns the number of the register with the bit that disables the engine of a request, where
    /// the processor has the register.
    constexpr std::uint32_t control2(std::size_t i) const {
        return is_op(i) ? address::op_ctl2 : address::fetch_ctl2;
    }
    constexpr std::uint64_t disabled(std::size_t i) const { return is_op(i) ? op_dis : fetch_dis; }

    /// Adds the writes of the set-up, which let Zen 1 sample, switch each engine off, and set the
    /// registers that can be written only while an engine is off.
    constexpr void set_up() {
        constexpr auto phase = phase::set_up;
        if (switches_ibs_on(on))
            for (const enabling_register &enabling_register : enabling_registers(on))
                into.add_write(phase, every_choice, enabling_register.enabling());
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (on.has(feature::dis)) {
                into.add_write(phase, i, {control2(i), disabled(i)});
                into.add_write(phase, i, {control(i), armed_value(requests[i])});
            } else {
                into.add_write(phase, i, {control(i), 0});
            }
        }
    }
    constexpr void start() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (on.has(feature::dis)) {
                into.add_write(phase::start, i, {control2(i), 0});
                continue;
            }
            const arming arms = arming_of(requests[i], on);
            for (std::size_t k = 0; k < arms.count; ++k)
                into.add_write(phase::start, i, arms.writes[k]);
        }
    }
    constexpr void stop() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const disabling stops = disabling_of(requests[i], on);
            for (std::size_t k = 0; k < stops.count; ++k)
                into.add_write(phase::stop, i, stops.writes[k]);
        }
    }
    constexpr void readouts() {
        for (std::size_t i = 0; i < requests.size(); ++i)
            into.add_readout(i, {.address = control(i),
                                 .width = 64,
                                 .name = control_name(i),
                                 .is_sampled = true,
                                 .unit = "ibs"});
        into.ask_for_interrupts();
    }
    /// Lists the registers that are put back at the end. The control register of an engine is put
    /// back before the register that lets the engine run, and the register that hides IBS last. The
    /// register OP_DATA3, which the program clears, is not put back.
    constexpr void registers() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
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
        into.share_unwritten_bits();
    }
    /// Adds the claims, which a session checks before it writes: an engine that is enabled belongs
    /// to another user.
    constexpr void claims() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const std::uint64_t enabled = is_op(i) ? op_en : fetch_en;
            into.add_claim({control(i), enabled, enabled, control_name(i),
                            is_op(i) ? "op sampling" : "fetch sampling"});
        }
    }
};

} // namespace detail

/// Returns the program of choices that are legal together on a target: the set-up switches the
/// engines off, the start arms them, the stop disables them as the processor's family requires. The
/// program has one readout for each choice: the engine's control register, in which Val and the
/// running count stand. A handler takes the samples; `rearming_of` has its accesses.
/// `requests`: at most one request for each engine
/// `target`: the target of the plan
constexpr auto program_of(sequence<request> requests, const target &target) {
    return program_by(detail::program_writer{requests, target});
}

} // namespace msr::ibs
