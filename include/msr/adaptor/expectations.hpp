// Compares the writes of a plan, or those that a recorder saw, with the writes that a unit test
// expects: the differences in words, by register and field. doctest.hpp, catch2.hpp and gtest.hpp
// make checks of the differences; expectations.hpp needs no test library, and serves any other
// library.
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

/// A register that a test expects to be written, by its address or by the name that a plan gives
/// it.
struct expected_register {
    /// Names a register by its address.
    constexpr expected_register(std::uint32_t number) : address{number} {}
    /// Names a register by the name that a plan gives it, such as `ia32_perfevtsel0`.
    constexpr expected_register(const char *called) : name{called} {}

    /// Number of the expected register, as WRMSR takes it; not used where `name` is set.
    std::uint32_t address{};
    /// The register's name in the plan; null: the test gives the register by its address.
    const char *name{};
};

/// A register and the value that a test expects to be written to it: `{0x186, 0x4100c0}`,
/// `{"ia32_perfevtsel0", 0x4100c0}`.
struct expected_setting {
    /// The register that a test expects to be written, by address or by name.
    expected_register location;
    std::uint64_t value{}; ///< the value that a test expects to be written to the register
};

namespace detail {

/// Passes the names and values of a register's fields on to a recorder's sink. The compiler finds
/// the functions `each_field` of a PMU's namespace because the PMU is an argument of this template.
template <typename Pmu>
struct field_sink_of {
    field_sink sink;

    void operator()(std::string_view name, std::uint64_t value) const { sink(name, value); }
};

/// Whether an included header defines the fields of a plan's registers for each target:
/// `each_field` with the target as a template argument.
template <typename Plan>
concept fields_differ_by_target = requires(field_sink_of<typename Plan::pmu> *sink) {
    each_field<field_sink_of<typename Plan::pmu>, Plan::made_for>(std::uint32_t{}, std::uint64_t{},
                                                                  *sink);
};
/// Whether an included header defines the fields of a plan's registers for all targets alike:
/// `each_field` without a target.
template <typename Plan>
concept fields_are_the_same = requires(field_sink_of<typename Plan::pmu> *sink) {
    each_field<field_sink_of<typename Plan::pmu>>(std::uint32_t{}, std::uint64_t{}, *sink);
};

/// Returns the function that gives the fields of a plan's registers; null where no header that
/// knows the fields is included: `each_field.hpp` of the plan's processors, or `explain.hpp` of
/// older processors.
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

/// Compares the register writes of a program, in order, with those that a test expects.
class write_comparison {
public:
    write_comparison(const program_view &program, field_describer fields)
        : registers{program.registers}, describe{fields} {}

    /// Returns a line for each register write that differs from the expected one, and below it a
    /// line for each field that differs; an empty text where all writes are as expected.
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

    /// Returns the name and number of a register, such as `ia32_pmc0 (0xc1)`, or the number alone
    /// where the register has no name.
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

/// Returns the difference between the writes of a plan until its counters run (the set-up, then the
/// start) and the writes that a test expects, in order: a line for each write that differs, with
/// the fields that differ; an empty text where none differs. Bits that a write keeps as the
/// register has them are 0 in its value.
/// `plan`: a plan made at compile time
/// `expected`: registers, by address or name, and values, in order
template <typename Plan>
std::string writes_difference(const Plan &plan, std::initializer_list<expected_setting> expected) {
    const program_view program = plan.view();
    std::vector<write> writes(program.set_up.begin(), program.set_up.end());
    writes.insert(writes.end(), program.start.begin(), program.start.end());
    return detail::write_comparison{program, detail::fields_of_plan<Plan>()}.difference(expected,
                                                                                        writes);
}

/// Returns the difference between all writes that a recorder saw so far, on any processor, and the
/// writes that a test expects, in order: a line for each write that differs; an empty text where
/// none differs.
/// `tape`: a recorder
/// `plan`: a plan made at compile time, which has the names and fields of the registers
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
