// EXPECT: a PMU lacks a member of its contract, or has it with another type: see pmu/contract.hpp
// RULE: pmu_keeps_its_contract
// EXPECT: unfinished::event_pmu, lacks::preferred
// EXPECT-LEGAL: none: the member has one name
#include "../../pmu/select/toy.hpp"

namespace unfinished {

namespace select = msr::select;

/// A toy PMU that misspells the hook `preferred`, and hides the default of the base class.
struct event_pmu : toy::event_pmu {
#ifdef CONTROL
    static constexpr auto counters_first = 0;
#else
private:
    using toy::event_pmu::preferred;

public:
    static constexpr select::counter_set prefered(const select::request &, const target &) {
        return 1;
    }
#endif
};

inline constexpr struct cycles : select::choice<event_pmu, cycles> {
    static constexpr int number = 0;
} cycles;

} // namespace unfinished

constexpr const auto &plan = msr::plan<unfinished::cycles>;
static_assert(sizeof plan > 0);
