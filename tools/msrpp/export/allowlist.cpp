// Allowlists: which registers may be read, and which of their bits written.
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

/// Registers by address.
class field_usage {
public:
    void set(std::uint32_t address, std::uint64_t bits) { by_address[address].set |= bits; }

    void add(std::uint32_t address, std::uint64_t write_mask, const std::string &name) {
        const auto [place, is_new] = by_address.try_emplace(address);
        allowed_register &one = place->second;
        one.address = address;
        one.write_mask |= write_mask;
        const std::string upper = in_upper_case(name);
        if (is_new)
            one.name = upper;
        else if (one.name.find(upper) == one.name.npos)
            one.name += (one.name.empty() ? "" : " or ") + upper;
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

/// The writable bits of every register that an address may be; all bits where it is unknown.
std::uint64_t writable_bits_at(const std::vector<family_register> &registers,
                               std::uint32_t address) {
    bool known = false;
    std::uint64_t result = 0;
    for (const family_register &one : registers) {
        if (one.address != address) continue;
        known = true;
        result |= writable_bits(one);
    }
    return known ? result : ~std::uint64_t{0};
}

/// Whether a plan reads a register: a counter, whose every bit changes.
bool counts(const family_plan &plan, std::uint32_t address) {
    return std::any_of(plan.readouts.begin(), plan.readouts.end(),
                       [&](const msr::readout &one) { return one.address == address; });
}

std::string name_at(const std::vector<family_register> &registers, std::uint32_t address) {
    for (const family_register &one : registers)
        if (one.address == address) return one.name;
    return {};
}

} // namespace

std::uint64_t writable_bits(const family_register &one) {
    if (one.read_only) return 0;
    std::uint64_t described = 0;
    for (const msr::field_row &field : one.fields)
        if (is_writable(field)) described |= field.mask();
    return (one.fields.empty() ? ~std::uint64_t{0} : described) & ~one.reserved;
}

std::uint64_t reserved_bits(const family_register &one) {
    if (one.read_only) return ~std::uint64_t{0};
    if (one.partly_known) return one.reserved;
    std::uint64_t described = one.fields.empty() ? ~std::uint64_t{0} : 0;
    for (const msr::field_row &field : one.fields)
        if (field.kind != msr::access::reserved) described |= field.mask();
    return one.reserved | ~described;
}

std::uint64_t unknown_bits(const family_register &one) {
    if (!one.partly_known) return 0;
    std::uint64_t known = one.reserved;
    for (const msr::field_row &field : one.fields)
        known |= field.mask();
    return ~known;
}

std::vector<allowed_register> allowed(const std::vector<family_register> &registers) {
    field_usage all;
    for (const family_register &one : registers)
        all.add(one.address, writable_bits(one), one.name);
    return all.list();
}

std::vector<allowed_register> allowed(const std::vector<family_register> &registers,
                                      const family_plan &plan, allowed_bits which) {
    field_usage all;
    std::map<std::uint32_t, std::uint64_t> decided;
    std::map<std::uint32_t, std::uint64_t> set;
    for (const auto *const phase : {&plan.set_up, &plan.start, &plan.stop})
        for (const named_family_write &next : *phase) {
            const msr::write &what = next.what;
            const std::uint64_t writable = writable_bits_at(registers, what.address);
            decided[what.address] |= (writable | what.value) & ~what.keep;
            set[what.address] |= what.value & ~what.keep;
            all.add(what.address, 0, next.register_name);
        }
    for (const auto &[address, bits] : decided) {
        const bool whole =
            which == allowed_bits::decided || set[address] == 0 || counts(plan, address);
        all.add(address, whole ? bits : set[address], name_at(registers, address));
        all.set(address, set[address]);
    }
    for (const msr::readout &one : plan.readouts)
        all.add(one.address, 0, one.name);
    for (const std::uint32_t address : plan.also_read)
        all.add(address, 0, name_at(registers, address));
    // A session looks at the overflow flags of its counters, and clears those that are set.
    for (const msr::readout &one : plan.readouts) {
        const msr::overflow_flag &flag = one.flag;
        if (one.sampled || flag.mask == 0) continue;
        const std::uint32_t clears = flag.clear_address == 0 ? flag.address : flag.clear_address;
        all.add(flag.address, 0, name_at(registers, flag.address));
        all.add(clears, flag.mask, name_at(registers, clears));
    }
    return all.list();
}

} // namespace msrpp
