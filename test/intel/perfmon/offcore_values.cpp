// Tests values of MSR_OFFCORE_RSP that are made from names, compared with those of the off-core
// responses in Intel's lists.
#include "../event_lists.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/facts/offcore_sets.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace {

namespace pm = msr::perfmon;

std::uint64_t bits(msr::core core, const std::string &name) {
    return pm::offcore_mask(pm::offcore_sets_of(core), name.c_str());
}

/// Numbers of off-core responses of a list: those whose listed value is the value of their names,
/// and those with another value.
struct tally {
    std::size_t same{};
    std::size_t other{};
    bool operator==(const tally &) const = default;
};

} // namespace

TEST_CASE("names of requests and responses make the values of the listed events") {
    std::map<std::string, tally> text;
    for (const tested_list &tested : tested_lists) {
        const msr::core kind = tested.is.list->of;
        for (const auto *const event : tested.is.events) {
            const std::string name = event->name();
            const std::string previous = "offcore_response.";
            if (name.rfind(previous, 0) != 0) continue;
            for (std::size_t dot = name.find('.', previous.size()); dot != name.npos;
                 dot = name.find('.', dot + 1)) {
                const std::uint64_t request =
                    bits(kind, name.substr(previous.size(), dot - previous.size()));
                const std::uint64_t response = bits(kind, name.substr(dot + 1));
                if (request == 0 || response == 0) continue;
                const bool same = (request | response) == event->facts().holds;
                ++(same ? text[tested.table].same : text[tested.table].other);
            }
        }
    }
    // Expected numbers of responses are counted from the tables. The lists of Sandy Bridge EP and
    // Ivy Bridge EP have another bit in LLC_MISS.ANY_RESPONSE than their matrices; of Knights
    // Landing see offcore_sets.hpp.
    CHECK(text["snb_offcore"] == tally{78, 0});
    CHECK(text["jkt_offcore"] == tally{37, 6});
    CHECK(text["ivb_offcore"] == tally{17, 0});
    CHECK(text["ivt_offcore"] == tally{40, 8});
    CHECK(text["hsw_offcore"] == tally{41, 0});
    CHECK(text["hsx_offcore"] == tally{48, 0});
    CHECK(text["bdw_offcore"] == tally{403, 0});
    CHECK(text["bdx_offcore"] == tally{31, 0});
    CHECK(text["slm_offcore"] == tally{56, 0});
    CHECK(text["glm_offcore"] == tally{82, 0});
    CHECK(text["glp_offcore"] == tally{80, 0});
    CHECK(text["knl_offcore"] == tally{299, 0});
    CHECK(text.size() == 12);
}

TEST_CASE("a value from names is planned") {
    constexpr std::uint64_t reads = pm::offcore_value<pm::goldmont>("any_read", "l2_miss.any");
    static_assert(reads ==
                  msr::events::goldmont::offcore_response::any_read_l2_miss_any.facts().holds);
    constexpr auto misses = pm::offcore_response.offcore<reads>();
    const auto view = msr::plan<pm::goldmont, misses>.view();
    CHECK(view.set_up[1].address == 0x1a6);
    CHECK(view.set_up[1].value == reads);
    // Names of single bits and names of sets of bits can be combined.
    static_assert(pm::offcore_value<pm::haswell>("dmnd_data_rd", "any_response") == 0x10001);
    static_assert(pm::offcore_value<pm::broadwell_ep>("demand_rfo", "llc_hit.any_response") ==
                  0x3f803c0002);
}
