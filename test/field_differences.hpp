// The differences of each register field that a recorder (a backend that logs accesses) reports for
// a write with an unexpected value.
#pragma once

#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace field_differences {

/// Returns the lines of a recorder's report after the report's first line, each with the line break
/// before it; "" if the report has no further lines.
inline std::string difference_of(msr::field_describer describe, std::uint32_t address,
                                 std::uint64_t goal, std::uint64_t written) {
    msr::recorder machine;
    machine.describe_with(describe);
    machine.expect({msr::expected_write(0, address, goal)});
    CHECK(machine.write(0, address, written));
    const std::string text = machine.difference();
    const std::size_t line = text.find('\n');
    return line == text.npos ? "" : text.substr(line);
}

/// The values of all fields, in the order in which the describer reports them.
inline std::vector<std::uint64_t> field_values(msr::field_describer describe, std::uint32_t address,
                                               std::uint64_t value) {
    std::vector<std::uint64_t> values;
    const auto append = [](void *receiver, std::string_view, std::uint64_t number) {
        static_cast<std::vector<std::uint64_t> *>(receiver)->push_back(number);
    };
    describe(address, value, msr::field_sink{&values, append});
    return values;
}

/// The bits of a register that no field has, or that more than one field has.
inline std::uint64_t unnamed_bits(msr::field_describer describe, std::uint32_t address) {
    const std::vector<std::uint64_t> clear = field_values(describe, address, 0);
    std::uint64_t unnamed = 0;
    for (unsigned bit = 0; bit < 64; ++bit) {
        const std::uint64_t value = std::uint64_t{1} << bit;
        const std::vector<std::uint64_t> one_set = field_values(describe, address, value);
        REQUIRE(one_set.size() == clear.size());
        unsigned changed = 0;
        for (std::size_t i = 0; i < clear.size(); ++i)
            changed += clear[i] != one_set[i];
        if (changed != 1) unnamed |= value;
    }
    return unnamed;
}

} // namespace field_differences
