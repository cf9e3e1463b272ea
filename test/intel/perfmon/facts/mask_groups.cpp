// Tests unit masks that consist of several fields. Expected values are from the tables of the
// manual, volume 3B, about non-architectural events: core specificity 01 and 11 in bits 7:6,
// hardware prefetches 00, 01 and 11 in bits 5:4, states of a line in bits 3:0.
#include <msr/intel/perfmon/facts/mask_groups.hpp>

#include <msr/intel/events/core2.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/suggestions.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;

select::request raw(std::uint32_t code, std::uint32_t mask) {
    return {.code = code, .masks = mask, .chosen = ~std::uint32_t{0}};
}

/// Returns the rule that an event by its numbers breaks on a processor; empty where the event is
/// legal.
std::string broken(std::uint32_t code, std::uint32_t mask, const pm::target &target) {
    const msr::verdict verdict = select::check<pm::event_pmu>(raw(code, mask), target);
    return verdict.legal() ? "" : verdict.broken->name;
}

} // namespace

TEST_CASE("a raw event of Core 2 has a value in each field of its unit mask") {
    const std::string rule = "unit_mask_has_each_group";
    unsigned legal = 0;
    for (std::uint32_t mask = 0; mask < 0x100; ++mask) {
        const bool core = (mask & 0x40) != 0; // 01 or 11
        const bool prefetch = (mask & 0x30) != 0x20;
        const bool states = (mask & 0x0f) != 0;
        CAPTURE(mask);
        CHECK(broken(0x29, mask, pm::core2) == (core && prefetch && states ? "" : rule));
        CHECK(broken(0x24, mask, pm::core2) == (core && prefetch ? "" : rule));
        CHECK(broken(0x28, mask, pm::core2) == (core && states ? "" : rule));
        CHECK(broken(0x6e, mask, pm::core2) == (core ? "" : rule));
        CHECK(broken(0x77, mask, pm::core2) == (states ? "" : rule));
        CHECK(broken(0xc0, mask, pm::core2).empty()); // event C0h has no mask groups
        // Sources disagree about the mask fields of event 29h.
        CHECK(broken(0x29, mask, pm::yonah).empty());
        CHECK(broken(0x29, mask, pm::haswell).empty());
        legal += broken(0x29, mask, pm::core2).empty() ? 1 : 0;
    }
    CHECK(legal == 2 * 3 * 15);
}

TEST_CASE("what lacks a value in a field gets the usual one as a suggestion") {
    const auto intended = [](std::uint32_t code, std::uint32_t mask) {
        return select::detail::meant_instead<pm::event_pmu>(raw(code, mask), pm::core2).masks;
    };
    CHECK(intended(0x29, 0x08) == 0x48);
    CHECK(intended(0x29, 0x38) == 0x78);
    CHECK(intended(0x24, 0x20) == 0x70);
    CHECK(intended(0x6e, 0x80) == 0x40);
    CHECK(intended(0x77, 0x20) == 0x2f);
}

TEST_CASE("every event of Core 2's list has a value in each field") {
    for (const auto *const event : msr::events::core2::core_events::all.events) {
        const select::event_facts statement = event->facts();
        CAPTURE(std::string{event->name()});
        CHECK(pm::complete_mask(statement.mask, pm::core2_groups_of(statement.code)) ==
              statement.mask);
    }
}

// The list of Core 2's events is libpfm4's, whose unit masks are named after the values of the
// fields.
TEST_CASE("events of Core 2 have the fields that the names of their unit masks tell") {
    std::map<std::uint32_t, unsigned> report;
    for (const auto *const event : msr::events::core2::core_events::all.events) {
        const std::string name = event->name();
        const auto statement = [&](const char *part) { return name.find(part) != name.npos; };
        unsigned &groups = report[event->facts().code];
        const auto add = [&](pm::mask_group group, bool is_there) {
            if (is_there) groups |= static_cast<unsigned>(group);
        };
        add(pm::mask_group::core, statement(".both_cores"));
        add(pm::mask_group::prefetch, statement(".excl_prefetch"));
        add(pm::mask_group::states, statement(".mesi") || statement(".m_state") ||
                                        statement(".hitm") || statement(".invalidate"));
    }
    for (std::uint32_t code = 0; code < 0x100; ++code) {
        CAPTURE(code);
        CHECK(pm::core2_groups_of(code) == report[code]);
    }
}
