// The processor that a plan is made for: NetBurst models (CPUID family 0Fh) and Hyper-Threading.
#pragma once

#include <cstdint>

namespace msr::netburst {

/// A set of CPUID model numbers of family 0Fh, bit n for model n.
using model_set = std::uint8_t;

template <typename... Number>
constexpr model_set of_models(Number... number) {
    return static_cast<model_set>(((1u << number) | ...));
}

/// Models 0, 1, 2, 3, 4 and 6; there is no model 5.
inline constexpr model_set every_model = of_models(0, 1, 2, 3, 4, 6);

/// What a plan may rely on.
struct target {
    model_set models = every_model; ///< the plan must be legal on each of these
    bool hyper_threading = false;   ///< two logical processors share the counters

    friend constexpr bool operator==(const target &, const target &) = default;
};

/// With or without a second logical processor.
enum class hyper_threading : bool { off, on };

/// For template arguments: any model of the family.
inline constexpr int any_model = -1;

constexpr bool is_model(int number) {
    return number >= 0 && number < 8 && ((every_model >> number) & 1) != 0;
}

/// The target of a plan: `plan<on<3>, …>` for model 3, `plan<on<any_model, hyper_threading::on>,
/// …>`. Models are the numbers that CPUID gives for family 0Fh: 0, 1, 2, 3, 4, 6.
template <int Model, hyper_threading Threads = hyper_threading::off>
inline constexpr target on = [] {
    static_assert(Model == any_model || is_model(Model),
                  "no such NetBurst model: CPUID family 0Fh has models 0, 1, 2, 3, 4 and 6");
    return target{.models = is_model(Model) ? of_models(Model) : every_model,
                  .hyper_threading = Threads == hyper_threading::on};
}();

} // namespace msr::netburst
