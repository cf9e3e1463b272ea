// EXPECT: a PMU lacks a member of its contract, or has it with another type: see pmu/contract.hpp
// RULE: pmu_keeps_its_contract
// EXPECT: scripted::pmu, lacks::interrupts
// EXPECT-LEGAL: none: the member has one name
#include <msr/pmu/plan.hpp>

#include <cstddef>

/// A PMU with one choice that is always legal and needs no register.
namespace scripted {

struct pmu : msr::pmu_defaults<pmu> {
    struct target {
        bool is_any = true;
        friend constexpr bool operator==(const target &, const target &) = default;
    };
    struct request {};
    using rules = msr::rule_list<>;
    template <target>
    struct named_target {
        using type = target;
    };
    struct assignment {
        msr::verdict why{};
        std::size_t culprit_count{};
        std::size_t culprits[1]{};
        constexpr bool found() const { return why.legal(); }
    };

    static constexpr msr::verdict check(const request &, const target &) { return {}; }
    template <std::size_t>
    static constexpr assignment assign(msr::sequence<request>, const target &) {
        return {};
    }
    template <typename Check>
    static constexpr auto program_of_plan() {
        return msr::program<1, 1>{};
    }
#ifdef CONTROL
    static constexpr bool interrupts(const request &) { return false; }
#else
    static constexpr bool interupts(const request &) { return false; }
#endif
    static constexpr bool lacks_room(const msr::broken_rule &) { return false; }
};

inline constexpr struct ticks {
    using pmu_type = pmu;
    static constexpr pmu::request as_request() { return {}; }
} ticks;
constexpr struct ticks as_choice(struct ticks) { return {}; }

} // namespace scripted

constexpr const auto &plan = msr::plan<scripted::ticks>;
static_assert(sizeof plan > 0);
