// Compares the writes of a plan, or those that a recorder saw, with the writes that a unit test
// expects: the differences in words, by register and field. doctest.hpp, catch2.hpp and gtest.hpp
// make checks of the differences; expectations.hpp needs no test library, and serves every other
// one.
#pragma once

#include <msr/backend/message/number_text.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace msr {

/// A register, by its address or by the name that it has in a plan.
struct expected_register {
    /// Names a register by its address.
    constexpr expected_register(std::uint32_t number) : address{number} {}
    /// Names a register by the name that a plan gives it, such as `ia32_perfevtsel0`.
    constexpr expected_register(const char *called) : name{called} {}

    std::uint32_t address{}; ///< register number, where there is no name
    const char *name{};      ///< null: by address
};

/// A register and what is written to it: `{0x186, 0x4100c0}`, `{"ia32_perfevtsel0", 0x4100c0}`.
struct expected_setting {
    expected_register location; ///< the register, by address or by name
    std::uint64_t value{};      ///< the value to be written
};

namespace detail {

/// Gives fields to a recorder's sink. The functions `each_field` of a PMU's namespace are found by
/// the PMU among the arguments of this template.
template <typename Pmu>
struct field_sink_of {
    field_sink sink;

    void operator()(std::string_view name, std::uint64_t value) const { sink(name, value); }
};

/// Whether an included header defines the fields of a plan's registers, depending on the target.
template <typename Plan>
concept fields_differ_by_target = requires(field_sink_of<typename Plan::pmu> *sink) {
    each_field<field_sink_of<typename Plan::pmu>, Plan::made_for>(std::uint32_t{}, std::uint64_t{},
                                                                  *sink);
};
template <typename Plan>
concept fields_are_the_same = requires(field_sink_of<typename Plan::pmu> *sink) {
    each_field<field_sink_of<typename Plan::pmu>>(std::uint32_t{}, std::uint64_t{}, *sink);
};

/// The fields of a plan's registers where the header that knows them is included: `each_field.hpp`
/// of its processors, or of the older ones `explain.hpp`. Null where it is not.
template <typename Plan>
constexpr field_describer fields_of_plan() {
    if constexpr (!requires { typename Plan::pmu; })
        return nullptr;
    else if constexpr (fields_differ_by_target<Plan>)
        return [](std::uint32_t address, std::uint64_t value, field_sink next) {
            using sink = field_sink_of<typename Plan::pmu>;
            each_field<sink, Plan::made_for>(address, value, sink{next});
        };
    else if constexpr (fields_are_the_same<Plan>)
        return [](std::uint32_t address, std::uint64_t value, field_sink next) {
            using sink = field_sink_of<typename Plan::pmu>;
            each_field<sink>(address, value, sink{next});
        };
    else
        return nullptr;
}

/// Compares writes with what is expected, in order.
class write_comparison {
public:
    write_comparison(const program_view &program, field_describer fields)
        : registers{program.registers}, describe{fields} {}

    /// A line for each difference, and lines of fields below it; empty where there is none.
    std::string difference(const std::vector<expected_setting> &expected,
                           const std::vector<write> &got) const {
        std::string text;
        for (std::size_t i = 0; i < expected.size() || i < got.size(); ++i) {
            if (i < expected.size() && i < got.size() && same(expected[i], got[i])) continue;
            text += (text.empty() ? "write " : "\nwrite ") + decimal(i) + ": expected " +
                    (i < expected.size() ? setting(expected[i]) : "nothing more") + ", got " +
                    (i < got.size() ? setting(got[i]) : "nothing more");
            if (describe != nullptr && i < expected.size() && i < got.size() &&
                same_register(expected[i].location, got[i].address))
                text +=
                    field_differences(describe, got[i].address, expected[i].value, got[i].value);
        }
        return text;
    }

private:
    const char *name_of(std::uint32_t address) const {
        for (const touched_register &touched : registers)
            if (touched.address == address) return touched.name;
        return nullptr;
    }

    bool same_register(const expected_register &expected, std::uint32_t address) const {
        if (expected.name == nullptr) return expected.address == address;
        const char *const name = name_of(address);
        return name != nullptr && std::string_view{name} == expected.name;
    }
    bool same(const expected_setting &expected, const write &got) const {
        return same_register(expected.location, got.address) && expected.value == got.value;
    }

    /// `ia32_pmc0 (0xc1)`, or the number alone.
    std::string register_text_of(std::uint32_t address) const {
        const char *const name = name_of(address);
        return name == nullptr ? hex(address) : name + (" (" + hex(address) + ")");
    }
    std::string setting(const expected_setting &expected) const {
        return (expected.location.name == nullptr ? register_text_of(expected.location.address)
                                                  : expected.location.name) +
               (" = " + hex(expected.value));
    }
    std::string setting(const write &got) const {
        return register_text_of(got.address) + " = " + hex(got.value);
    }

    sequence<touched_register> registers;
    field_describer describe;
};

} // namespace detail

/// Returns the difference between the writes of a plan until its counters run, the set-up and the
/// start, and those expected, in order: a line for each difference, with the fields that differ.
/// Empty where they do not. Bits that a write keeps as the register has them are 0 in its value.
/// `plan`: a plan of the compiler
/// `expected`: registers, by address or name, and values, in order
template <typename Plan>
std::string writes_difference(const Plan &plan, std::initializer_list<expected_setting> expected) {
    const program_view program = plan.view();
    std::vector<write> writes(program.set_up.begin(), program.set_up.end());
    writes.insert(writes.end(), program.start.begin(), program.start.end());
    return detail::write_comparison{program, detail::fields_of_plan<Plan>()}.difference(expected,
                                                                                        writes);
}

/// Returns the differences of all writes that a recorder saw so far, on any processor; the plan has
/// the names and fields of the registers.
/// `tape`: a recorder
/// `plan`: a plan of the compiler
/// `expected`: registers, by address or name, and values, in order
template <typename Plan>
std::string recorded_difference(const recorder &tape, const Plan &plan,
                                std::initializer_list<expected_setting> expected) {
    std::vector<write> writes;
    for (const action &recorded : tape.log())
        if (recorded.kind == access_kind::write)
            writes.push_back({.address = recorded.address, .value = recorded.value});
    return detail::write_comparison{plan.view(), detail::fields_of_plan<Plan>()}.difference(
        expected, writes);
}

} // namespace msr
