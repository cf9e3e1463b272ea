// Tests that the kernel module's allowlists give users no control: lists can have counting
// registers only, and no control is in such a register.
#include <msr/backend/shim_registers.h>
#include <msr/controls/names.hpp>
#include <msr/controls/table.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace controls = msr::controls;

struct range {
    std::uint32_t first, last, step;
};

#define COUNTING(processors, first, last, step, alias, alias_step, kind, perfmon_bits, rawio_bits, \
                 name)                                                                             \
    range{first, last, step},
constexpr range counting[] = {MSRPP_COUNTING_REGISTERS(COUNTING)};
#undef COUNTING

TEST_CASE("no control is a register that lists give to users for writing") {
    unsigned compared = 0;
    controls::each_row([&](const controls::control_row &row) {
        CAPTURE(std::string{controls::name_of(row.number).name});
        CAPTURE(row.address);
        ++compared;
        for (const range &known : counting)
            CHECK_FALSE((row.address >= known.first && row.address <= known.last &&
                         (row.address - known.first) % known.step == 0));
    });
    CHECK(compared > 100);
}

} // namespace
