// The writes of a plan in their order, each with the scope of its register; and the logical
// processors that have to carry out each write. Sources: Linux resctrl and intel-cmt-cat for the
// order around code and data prioritisation.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/processor/topology.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/rdt/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::rdt {

using msr::phase;

/// A write with its phase and its scope `where`: the write has to be carried out once on each unit
/// of that scope.
struct placed_write {
    write access{}; ///< the register write, with the choice that owns it
    scope where{};  ///< the scope of the register: each unit of this scope needs the write once
    phase stage{};  ///< the phase (set-up, start or stop) in which the write is carried out
    std::uint64_t check{}; ///< mask of the register's bits that read back as written
    /// Whether the register changes while the plan runs, because reading a monitor writes it.
    bool changes{};
    /// Whether the register switches code and data prioritisation on or off; the masks are restored
    /// before such a register.
    bool divides{};
    const char *name{}; ///< name of the register in lower case, with its number
};

/// A condition under which a plan finds a register in use.
struct placed_claim {
    claim condition{}; ///< the condition: bits of a register that other software uses
    /// The scope of the register: the register of each unit of this scope is checked.
    scope where{};
};

namespace detail {

/// The names of registers of one kind: `ia32_l3_qos_mask_0` and so on.
template <unsigned Most>
struct numbered_names {
    static_assert(Most <= 1000, "a number has at most three digits");
    char texts[Most][24]{};

    constexpr explicit numbered_names(const char *start) {
        for (unsigned number = 0; number < Most; ++number) {
            char *end = texts[number];
            for (const char *source = start; *source != '\0'; ++source)
                *end++ = *source;
            // Digits are written by hand: there are hundreds of names, which each compilation
            // makes.
            if (number >= 100) *end++ = static_cast<char>('0' + number / 100);
            if (number >= 10) *end++ = static_cast<char>('0' + number / 10 % 10);
            *end = static_cast<char>('0' + number % 10);
        }
    }
    /// Returns the name of the register with a number; for a number that is too large, the name of
    /// register 0.
    constexpr const char *operator[](unsigned number) const {
        return texts[number < Most ? number : 0];
    }
};

inline constexpr numbered_names<l3_qos_mask::most> l3_mask_names{"ia32_l3_qos_mask_"};
inline constexpr numbered_names<l2_qos_mask::most> l2_mask_names{"ia32_l2_qos_mask_"};
inline constexpr numbered_names<mba_thrtl::most> delay_names{"ia32_mba_thrtl_"};

inline constexpr std::uint64_t cdp_bit = decltype(l3_qos_cfg::cdp_enable)::mask;

/// A writer of the masks of one cache and of the register that divides the cache into code and
/// data; `Mask` and `Config` are their types.
template <typename Mask, typename Config, typename Names, typename Sink>
struct cache_writer {
    const cache_allocation &cache;
    const Names &names;
    const char *config_name;
    Sink &sink;

    constexpr void mask(unsigned number, std::uint64_t bits, std::size_t choice) const {
        sink(placed_write{
            .access = {.address = Mask::address + number, .value = bits, .owner = choice},
            .where = Mask::where,
            .check = decltype(Mask::cbm)::mask,
            .name = names[number]});
    }
    /// Writes to each class the mask with all bits, then divides code and data (order of
    /// intel-cmt-cat): the division assigns the mask registers to other classes.
    constexpr void divide(std::size_t choice) const {
        for (unsigned number = 0; number < cache.classes; ++number)
            mask(number, cache.whole(), choice);
        sink(placed_write{.access = {.address = Config::address, .value = cdp_bit, .owner = choice},
                          .where = Config::where,
                          .check = cdp_bit,
                          .divides = true,
                          .name = config_name});
    }
    /// Writes the masks of class `number`: mask n for class n; where the cache is divided, mask 2n
    /// for data and 2n + 1 for code.
    constexpr void masks(const setting &whole, const setting &code, const setting &data,
                         unsigned number, std::size_t choice) const {
        if (whole.given) mask(number, whole.value, choice);
        if (data.given) mask(2 * number, data.value, choice);
        if (code.given) mask(2 * number + 1, code.value, choice);
    }
};

/// Returns the position of the first request (choice of a plan) that divides a cache into code and
/// data, or the number of requests where none does.
template <typename Request>
constexpr std::size_t first_that(sequence<Request> requests, bool (request::*divides)() const) {
    std::size_t i = 0;
    while (i < requests.size() && !(shared_part(requests[i]).*divides)())
        ++i;
    return i;
}

/// Returns the bits that hold the numbers below `count`, as a mask from bit 0 on.
constexpr std::uint64_t bits_for(unsigned count) {
    std::uint64_t bits = 0;
    while (bits + 1 < count)
        bits = bits << 1 | 1;
    return bits;
}

} // namespace detail

/// Calls `sink(placed_write)` for every write of the requests, which are legal, in the order of a
/// register program: first the writes that divide caches and bandwidth, then those that select
/// monitors; at the start the association, at the stop class 0 and RMID 0 again.
/// `requests`: the legal requests of a plan
/// `processor`: the features that the plan is made for
/// `sink`: called with each write and the position of its request
template <typename Request, typename Sink>
constexpr void each_shared_write(sequence<Request> requests, const features &processor,
                                 Sink &&sink) {
    const detail::cache_writer<l3_qos_mask, l3_qos_cfg, decltype(detail::l3_mask_names), Sink> l3{
        processor.l3, detail::l3_mask_names, "ia32_l3_qos_cfg", sink};
    const detail::cache_writer<l2_qos_mask, l2_qos_cfg, decltype(detail::l2_mask_names), Sink> l2{
        processor.l2, detail::l2_mask_names, "ia32_l2_qos_cfg", sink};
    const divided by_plan = divided_by(requests);
    if (by_plan.l3) l3.divide(detail::first_that(requests, &request::divides_l3));
    if (by_plan.l2) l2.divide(detail::first_that(requests, &request::divides_l2));
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const request &request = shared_part(requests[i]);
        const unsigned number = request.class_of_service;
        if (request.kind == request_kind::partition) {
            l3.masks(request.l3, request.l3_code, request.l3_data, number, i);
            l2.masks(request.l2, request.l2_code, request.l2_data, number, i);
            if (request.delay.given)
                sink(placed_write{.access = {.address = mba_thrtl::address + number,
                                             .value = request.delay.value,
                                             .owner = i},
                                  .where = mba_thrtl::where,
                                  .check = decltype(mba_thrtl::delay)::mask,
                                  .name = detail::delay_names[number]});
        } else if (request.kind == request_kind::monitor) {
            const std::uint64_t selection =
                selection_of({.what = request.what, .rmid = request.rmid});
            sink(placed_write{
                .access = {.address = qm_evtsel::address, .value = selection, .owner = i},
                .where = qm_evtsel::where,
                .check = bits_with(fields_of<qm_evtsel>(), access::read_write),
                .changes = true,
                .name = "ia32_qm_evtsel"});
        }
    }
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const request &request = shared_part(requests[i]);
        if (request.kind != request_kind::association) continue;
        const pqr_assoc value{.rmid = request.rmid, .cos = request.class_of_service};
        placed_write start{
            .access = {.address = pqr_assoc::address, .value = try_encode(value).value, .owner = i},
            .where = pqr_assoc::where,
            .stage = phase::start,
            .check = bits_with(fields_of<pqr_assoc>(), access::read_write),
            .name = "ia32_pqr_assoc"};
        sink(start);
        start.stage = phase::stop;
        start.access.value = 0;
        sink(start);
    }
}

/// Calls `sink(placed_claim)` for each condition under which other software already divides a cache
/// into code and data, or has assigned a class or an RMID to the logical processor. Masks set by
/// other software cannot be recognized in the registers.
/// `requests`: the legal requests of a plan
/// `processor`: the features that the plan is made for
/// `sink`: called with each claim and the position of its request
template <typename Request, typename Sink>
constexpr void each_shared_claim(sequence<Request> requests, const features &processor,
                                 Sink &&sink) {
    bool l3 = false;
    bool l2 = false;
    bool associates = false;
    for (const Request &item : requests) {
        const request &request = shared_part(item);
        l3 = l3 || request.sets_l3();
        l2 = l2 || request.sets_l2();
        associates = associates || request.kind == request_kind::association;
    }
    const auto divided_already = [&sink](std::uint32_t address, scope scope_of_register,
                                         const char *name) {
        sink(placed_claim{
            .condition = {.address = address,
                          .mask = detail::cdp_bit,
                          .value = detail::cdp_bit,
                          .name = name,
                          .resource = "the capacity masks, divided into code and data"},
            .where = scope_of_register});
    };
    if (l3 && processor.l3.cdp)
        divided_already(l3_qos_cfg::address, l3_qos_mask::where, "ia32_l3_qos_cfg");
    if (l2 && processor.l2.cdp)
        divided_already(l2_qos_cfg::address, l2_qos_mask::where, "ia32_l2_qos_cfg");
    if (!associates) return;
    const std::uint64_t classes = detail::bits_for(processor.classes());
    const std::uint64_t used =
        detail::bits_for(processor.monitoring.rmids) | classes << decltype(pqr_assoc::cos)::low;
    for (unsigned bit = 0; bit < 64; ++bit)
        if (const std::uint64_t bit_mask = std::uint64_t{1} << bit; (used & bit_mask) != 0)
            sink(placed_claim{.condition = {.address = pqr_assoc::address,
                                            .mask = bit_mask,
                                            .value = bit_mask,
                                            .name = "ia32_pqr_assoc",
                                            .resource = "the association with a class or an RMID"},
                              .where = pqr_assoc::where});
}

// --- the logical processors that carry out writes -----------------------------------------------

/// The units (core, caches, package) of a logical processor, which it shares with other logical
/// processors.
using place = cpu_place;

/// Returns the duty of a logical processor, the widest scope in which it is the first in the list:
/// it carries out all writes of a plan up to that scope. The first logical processor of a package
/// carries out all writes; so does a logical processor of an unknown package.
/// `position`: the processor's position in the list, less than its size
/// `cpus`: the logical processors, each with its core, cache and package
constexpr scope duty_of(std::size_t position, sequence<place> cpus) {
    constexpr scope duties[] = {scope::core, scope::l2, scope::l3, scope::package};
    scope duty = scope::thread;
    for (const scope scope_of_duty : duties) {
        const unsigned unit = cpus[position].unit(scope_of_duty);
        bool first = true;
        for (std::size_t position_before = 0; position_before < position && unit != no_unit;
             ++position_before)
            first = first && cpus[position_before].unit(scope_of_duty) != unit;
        if (first) duty = scope_of_duty;
    }
    return duty;
}

} // namespace msr::rdt
