// Allowlists: the registers that may be read, and the bits that may be written.
#include "export.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace msrpp {

namespace {

std::string in_upper_case(std::string text) {
    for (char &letter : text)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return text;
}

/// Registers and their bits, by address.
class field_usage {
public:
    void set(std::uint32_t address, std::uint64_t bits) { by_address[address].set |= bits; }

    void add(std::uint32_t address, std::uint64_t write_mask, const std::string &name) {
        const auto [place, is_new] = by_address.try_emplace(address);
        allowed_register &allowed_register = place->second;
        allowed_register.address = address;
        allowed_register.write_mask |= write_mask;
        const std::string upper = in_upper_case(name);
        if (is_new)
            allowed_register.name = upper;
        else if (allowed_register.name.find(upper) == allowed_register.name.npos)
            allowed_register.name += (allowed_register.name.empty() ? "" : " or ") + upper;
    }

    std::vector<allowed_register> list() const {
        std::vector<allowed_register> result;
        for (const auto &[address, one] : by_address)
            result.push_back(one);
        return result;
    }

private:
    std::map<std::uint32_t, allowed_register> by_address;
};

bool is_writable(const msr::field_row &field) {
    return field.kind != msr::access::read_only && field.kind != msr::access::reserved;
}

/// Returns the writable bits of every register that may have an address; all bits where the address
/// is unknown.
std::uint64_t writable_bits_at(const std::vector<family_register> &registers,
                               std::uint32_t address) {
    bool known = false;
    std::uint64_t result = 0;
    for (const family_register &row : registers) {
        if (row.address != address) continue;
        known = true;
        result |= writable_bits(row);
    }
    return known ? result : ~std::uint64_t{0};
}

/// Returns whether a plan reads a register: a counter, of which every bit changes.
bool counts(const family_plan &plan, std::uint32_t address) {
    return std::any_of(plan.readouts.begin(), plan.readouts.end(),
                       [&](const msr::readout &readout) { return readout.address == address; });
}

std::string name_at(const std::vector<family_register> &registers, std::uint32_t address) {
    for (const family_register &row : registers)
        if (row.address == address) return row.name;
    return {};
}

} // namespace

std::uint64_t writable_bits(const family_register &row) {
    if (row.read_only) return 0;
    std::uint64_t described = 0;
    for (const msr::field_row &field : row.fields)
        if (is_writable(field)) described |= field.mask();
    return (row.fields.empty() ? ~std::uint64_t{0} : described) & ~row.reserved;
}

std::uint64_t reserved_bits(const family_register &row) {
    if (row.read_only) return ~std::uint64_t{0};
    if (row.partly_known) return row.reserved;
    std::uint64_t described = row.fields.empty() ? ~std::uint64_t{0} : 0;
    for (const msr::field_row &field : row.fields)
        if (field.kind != msr::access::reserved) described |= field.mask();
    return row.reserved | ~described;
}

std::uint64_t unknown_bits(const family_register &row) {
    if (!row.partly_known) return 0;
    std::uint64_t known = row.reserved;
    for (const msr::field_row &field : row.fields)
        known |= field.mask();
    return ~known;
}

std::vector<allowed_register> allowed(const std::vector<family_register> &registers) {
    field_usage field_usage;
    for (const family_register &row : registers)
        field_usage.add(row.address, writable_bits(row), row.name);
    return field_usage.list();
}

std::vector<allowed_register> allowed(const std::vector<family_register> &registers,
                                      const family_plan &plan, allowed_bits allowed_bits) {
    field_usage field_usage;
    std::map<std::uint32_t, std::uint64_t> decided;
    std::map<std::uint32_t, std::uint64_t> set;
    for (const auto *const phase : {&plan.set_up, &plan.start, &plan.stop})
        for (const named_family_write &next : *phase) {
            const msr::write &write = next.what;
            const std::uint64_t writable = writable_bits_at(registers, write.address);
            decided[write.address] |= (writable | write.value) & ~write.keep;
            set[write.address] |= write.value & ~write.keep;
            field_usage.add(write.address, 0, next.register_name);
        }
    for (const auto &[address, bits] : decided) {
        const bool whole =
            allowed_bits == allowed_bits::decided || set[address] == 0 || counts(plan, address);
        field_usage.add(address, whole ? bits : set[address], name_at(registers, address));
        field_usage.set(address, set[address]);
    }
    for (const msr::readout &readout : plan.readouts)
        field_usage.add(readout.address, 0, readout.name);
    for (const std::uint32_t address : plan.also_read)
        field_usage.add(address, 0, name_at(registers, address));
    // A session reads the overflow flags of its counters, and clears the flags that are set.
    for (const msr::readout &readout : plan.readouts) {
        const msr::overflow_flag &flag = readout.flag;
        if (readout.is_sampled || flag.mask == 0) continue;
        const std::uint32_t clears = flag.clear_address == 0 ? flag.address : flag.clear_address;
        field_usage.add(flag.address, 0, name_at(registers, flag.address));
        field_usage.add(clears, flag.mask, name_at(registers, clears));
    }
    return field_usage.list();
}

} // namespace msrpp
