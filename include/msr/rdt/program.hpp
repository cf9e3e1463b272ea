// The writes of a plan in their order, each with what shares its register; and which logical
// processors have to carry out which of them.
// Sources: Linux resctrl and intel-cmt-cat for the order around code and data prioritisation.
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

/// One write with the choice that owns it, and where it has to be carried out: once on each of what
/// `where` says.
struct placed_write {
    write what{};
    scope where{};
    phase when{};
    std::uint64_t check{}; ///< bits of the register that read back as written
    bool changes{};        ///< reading a monitor changes it while the plan runs
    bool divides{};        ///< it divides code and data: put back behind the masks
    const char *name{};    ///< of the register, lower case, with its number
};

/// A condition under which a plan finds its registers in use.
struct placed_claim {
    claim what{};
    scope where{};
};

namespace detail {

/// `ia32_l3_qos_mask_0` and so on: names of registers that stand in a row.
template <unsigned Most>
struct numbered_names {
    static_assert(Most <= 1000, "a number has at most three digits");
    char texts[Most][24]{};

    constexpr explicit numbered_names(const char *start) {
        for (unsigned number = 0; number < Most; ++number) {
            char *end = texts[number];
            for (const char *from = start; *from != '\0'; ++from)
                *end++ = *from;
            // Digits by hand: there are hundreds of names, and each compile writes them.
            if (number >= 100) *end++ = static_cast<char>('0' + number / 100);
            if (number >= 10) *end++ = static_cast<char>('0' + number / 10 % 10);
            *end = static_cast<char>('0' + number % 10);
        }
    }
    /// The name of a number that is legal, or of the first.
    constexpr const char *operator[](unsigned number) const {
        return texts[number < Most ? number : 0];
    }
};

inline constexpr numbered_names<l3_qos_mask::most> l3_mask_names{"ia32_l3_qos_mask_"};
inline constexpr numbered_names<l2_qos_mask::most> l2_mask_names{"ia32_l2_qos_mask_"};
inline constexpr numbered_names<mba_thrtl::most> delay_names{"ia32_mba_thrtl_"};

inline constexpr std::uint64_t cdp_bit = decltype(l3_qos_cfg::cdp_enable)::mask;

/// The writes of one cache: `Mask` and `Config` are its registers.
template <typename Mask, typename Config, typename Names, typename Sink>
struct cache_writer {
    const cache_allocation &cache;
    const Names &names;
    const char *config_name;
    Sink &sink;

    constexpr void mask(unsigned number, std::uint64_t bits, std::size_t choice) const {
        sink(placed_write{
            .what = {.address = Mask::address + number, .value = bits, .owner = choice},
            .where = Mask::where,
            .check = decltype(Mask::cbm)::mask,
            .name = names[number]});
    }
    /// Every mask whole before code and data are divided (intel-cmt-cat), for then the masks get
    /// other owners.
    constexpr void divide(std::size_t choice) const {
        for (unsigned number = 0; number < cache.classes; ++number)
            mask(number, cache.whole(), choice);
        sink(placed_write{.what = {.address = Config::address, .value = cdp_bit, .owner = choice},
                          .where = Config::where,
                          .check = cdp_bit,
                          .divides = true,
                          .name = config_name});
    }
    /// Class n has mask n; divided, 2n for data and 2n + 1 for code.
    constexpr void masks(const setting &whole, const setting &code, const setting &data,
                         unsigned number, std::size_t choice) const {
        if (whole.given) mask(number, whole.value, choice);
        if (data.given) mask(2 * number, data.value, choice);
        if (code.given) mask(2 * number + 1, code.value, choice);
    }
};

/// The first of the requests that divides a cache, or their number.
template <typename Request>
constexpr std::size_t first_that(sequence<Request> asked, bool (request::*divides)() const) {
    std::size_t i = 0;
    while (i < asked.size() && !(shared_part(asked[i]).*divides)())
        ++i;
    return i;
}

/// The bits that hold numbers below `count`.
constexpr std::uint64_t bits_for(unsigned count) {
    std::uint64_t bits = 0;
    while (bits + 1 < count)
        bits = bits << 1 | 1;
    return bits;
}

} // namespace detail

/// Calls `sink(placed_write)` for every write of the requests, which are legal, in their order:
/// what divides caches and bandwidth, then what is monitored; at the start the association, at the
/// stop class 0 and RMID 0 again.
template <typename Request, typename Sink>
constexpr void each_shared_write(sequence<Request> asked, const features &has, Sink &&sink) {
    const detail::cache_writer<l3_qos_mask, l3_qos_cfg, decltype(detail::l3_mask_names), Sink> l3{
        has.l3, detail::l3_mask_names, "ia32_l3_qos_cfg", sink};
    const detail::cache_writer<l2_qos_mask, l2_qos_cfg, decltype(detail::l2_mask_names), Sink> l2{
        has.l2, detail::l2_mask_names, "ia32_l2_qos_cfg", sink};
    const divided by_plan = divided_by(asked);
    if (by_plan.l3) l3.divide(detail::first_that(asked, &request::divides_l3));
    if (by_plan.l2) l2.divide(detail::first_that(asked, &request::divides_l2));
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const request &one = shared_part(asked[i]);
        const unsigned number = one.class_of_service;
        if (one.kind == request_kind::partition) {
            l3.masks(one.l3, one.l3_code, one.l3_data, number, i);
            l2.masks(one.l2, one.l2_code, one.l2_data, number, i);
            if (one.delay.given)
                sink(placed_write{.what = {.address = mba_thrtl::address + number,
                                           .value = one.delay.value,
                                           .owner = i},
                                  .where = mba_thrtl::where,
                                  .check = decltype(mba_thrtl::delay)::mask,
                                  .name = detail::delay_names[number]});
        } else if (one.kind == request_kind::monitor) {
            const std::uint64_t selection = selection_of({.what = one.what, .rmid = one.rmid});
            sink(placed_write{
                .what = {.address = qm_evtsel::address, .value = selection, .owner = i},
                .where = qm_evtsel::where,
                .check = bits_with(fields_of<qm_evtsel>(), access::read_write),
                .changes = true,
                .name = "ia32_qm_evtsel"});
        }
    }
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const request &one = shared_part(asked[i]);
        if (one.kind != request_kind::association) continue;
        const pqr_assoc value{.rmid = one.rmid, .cos = one.class_of_service};
        placed_write start{
            .what = {.address = pqr_assoc::address, .value = try_encode(value).value, .owner = i},
            .where = pqr_assoc::where,
            .when = phase::start,
            .check = bits_with(fields_of<pqr_assoc>(), access::read_write),
            .name = "ia32_pqr_assoc"};
        sink(start);
        start.when = phase::stop;
        start.what.value = 0;
        sink(start);
    }
}

/// Calls `sink(placed_claim)` for every condition under which somebody else already divides a cache
/// into code and data, or has this logical processor work for a class or an RMID. A mask that
/// another has set does not show in the registers.
template <typename Request, typename Sink>
constexpr void each_shared_claim(sequence<Request> asked, const features &has, Sink &&sink) {
    bool l3 = false;
    bool l2 = false;
    bool associates = false;
    for (const Request &each : asked) {
        const request &one = shared_part(each);
        l3 = l3 || one.sets_l3();
        l2 = l2 || one.sets_l2();
        associates = associates || one.kind == request_kind::association;
    }
    const auto divided_already = [&sink](std::uint32_t address, scope where, const char *name) {
        sink(placed_claim{.what = {.address = address,
                                   .mask = detail::cdp_bit,
                                   .taken = detail::cdp_bit,
                                   .name = name,
                                   .owned = "the capacity masks, divided into code and data"},
                          .where = where});
    };
    if (l3 && has.l3.cdp)
        divided_already(l3_qos_cfg::address, l3_qos_mask::where, "ia32_l3_qos_cfg");
    if (l2 && has.l2.cdp)
        divided_already(l2_qos_cfg::address, l2_qos_mask::where, "ia32_l2_qos_cfg");
    if (!associates) return;
    const std::uint64_t classes = detail::bits_for(has.classes());
    const std::uint64_t used =
        detail::bits_for(has.monitoring.rmids) | classes << decltype(pqr_assoc::cos)::low;
    for (unsigned bit = 0; bit < 64; ++bit)
        if (const std::uint64_t one = std::uint64_t{1} << bit; (used & one) != 0)
            sink(placed_claim{.what = {.address = pqr_assoc::address,
                                       .mask = one,
                                       .taken = one,
                                       .name = "ia32_pqr_assoc",
                                       .owned = "the association with a class or an RMID"},
                              .where = pqr_assoc::where});
}

// --- which processors ---------------------------------------------------------------------------

/// Where a logical processor is.
using place = cpu_place;

/// What a logical processor has to carry out of a plan: all writes up to the widest scope of which
/// it is the first in the list. Who is first in its package carries out everything; so does who is
/// in a package that is not known.
constexpr scope duty_of(std::size_t position, sequence<place> cpus) {
    constexpr scope duties[] = {scope::core, scope::l2, scope::l3, scope::package};
    scope duty = scope::thread;
    for (const scope each : duties) {
        const unsigned unit = cpus[position].unit(each);
        bool first = true;
        for (std::size_t before = 0; before < position && unit != no_unit; ++before)
            first = first && cpus[before].unit(each) != unit;
        if (first) duty = each;
    }
    return duty;
}

} // namespace msr::rdt
