// The format `bochs`: registers for the file that `msrs=` of Bochs names.
#include "../formats.hpp"

#include <fmt/format.h>

#include <map>

namespace msrpp::bochs_format {

namespace {

/// Returns the bits whose writes are ignored: bits that only the processor sets.
std::uint64_t ignored_bits(const family_register &row) {
    std::uint64_t result = 0;
    for (const msr::field_row &field : row.fields)
        if (field.kind == msr::access::read_only) result |= field.mask();
    return result & ~reserved_bits(row);
}

/// Number of registers in the table of Bochs; its newest versions have a second table.
constexpr std::uint32_t bochs_registers = 0x1000;

void append_register(output &out, const family_register &row) {
    const std::uint64_t reserved = reserved_bits(row);
    const std::uint64_t ignored = ignored_bits(row);
    const auto high = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits >> 32); };
    const auto low = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits); };
    const bool too_high = row.address >= bochs_registers;
    append_formatted(out,
                     "{}0x{:03x}     {}    00000000   00000000    {:08x}   {:08x}   {:08x}   {:08x}"
                     "    # {}\n",
                     too_high ? "# " : "   ", row.address, row.linear_address ? 1 : 0,
                     high(reserved), low(reserved), high(ignored), low(ignored), row.name);
}

void whole_cpu(output &out, const family &identity) {
    append_formatted(out,
                     "# {} for Bochs: cpu: msrs=\"FILE\"\n"
                     "# Lines that begin with # beside an address are of registers from 0x{:x} on, "
                     "for which Bochs\n# has no place (BX_MSR_MAX_INDEX).\n"
                     "# ADDRESS  TYPE   RESET_HI   RESET_LO    RSRVD_HI   RSRVD_LO   IGNRD_HI   "
                     "IGNRD_LO\n",
                     identity.text, bochs_registers);
    const std::vector<family_register> registers = identity.registers(identity);
    std::map<std::uint32_t, const family_register *>
        first; // Bochs accepts a single row for an address
    for (const family_register &row : registers)
        first.try_emplace(row.address, &row);
    for (const auto &[address, one] : first)
        append_register(out, *one);
}

const known_format known{{.name = "bochs", .rank = 25, .whole_cpu = whole_cpu}};

} // namespace

} // namespace msrpp::bochs_format
