// CPUID in the form of the table of dumps: `10.1 EAX=0x13 (20 bits) EBX=0xC0000; 10.3 …`.
#pragma once

#include "../facts.hpp"

#include <msr/processor/cpuid.hpp>

#include <cctype>
#include <cstdint>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>

namespace measured {

/// A processor that answers CPUID from a dump; leaves that the dump lacks are 0.
class cpuid {
public:
    std::map<std::pair<std::uint32_t, std::uint32_t>, msr::cpuid_registers> leaves;

    cpuid() = default;
    /// A processor of a vendor, named by the twelve letters of leaf 0, with RDT monitoring and
    /// allocation in leaf 7.
    explicit cpuid(const std::string &vendor) {
        const auto word = [&vendor](std::size_t begin) {
            std::uint32_t result = 0;
            for (std::size_t i = 0; i < 4; ++i)
                result |= std::uint32_t{static_cast<unsigned char>(vendor[begin + i])} << (8 * i);
            return result;
        };
        leaves[{0, 0}] = {.eax = 0x1f, .ebx = word(0), .ecx = word(8), .edx = word(4)};
        leaves[{7, 0}].ebx = 1u << 12 | 1u << 15;
        leaves[{0x80000000, 0}].eax = 0x80000026;
    }

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        const auto position = leaves.find({leaf, subleaf});
        return position == leaves.end() ? msr::cpuid_registers{} : position->second;
    }

    /// Adds the values of a table cell. Where the cell has several values for a register the first
    /// is taken.
    void take(const std::string &cell) {
        std::istringstream words{cell};
        std::pair<std::uint32_t, std::uint32_t> position{};
        bool in_remark = false;
        for (std::string word; words >> word;) {
            const bool opens = word.find('(') != word.npos;
            const bool closes = word.find(')') != word.npos;
            const bool remark = in_remark || opens;
            in_remark = remark && !closes;
            if (remark) continue;
            const std::size_t equals = word.find('=');
            const std::size_t dot = word.find('.');
            if (equals != word.npos && word.size() > 4)
                set(leaves[position], word.substr(0, equals),
                    static_cast<std::uint32_t>(std::stoul(word.substr(equals + 1), nullptr, 0)));
            else if (dot != word.npos && dot != 0 && word.size() == dot + 2)
                position = {
                    static_cast<std::uint32_t>(std::stoul(word.substr(0, dot), nullptr, 16)),
                    static_cast<std::uint32_t>(std::stoul(word.substr(dot + 1), nullptr, 16))};
        }
    }

private:
    static void set(msr::cpuid_registers &destination, const std::string &name,
                    std::uint32_t value) {
        (name == "EAX"   ? destination.eax
         : name == "EBX" ? destination.ebx
         : name == "ECX" ? destination.ecx
         : name == "EDX" ? destination.edx
                         : throw std::runtime_error("no such register: " + name)) = value;
    }
};

/// Returns CPUID of a processor, from its row in the table of dumps.
inline cpuid row_of(const std::string &name, const std::string &vendor = "GenuineIntel") {
    for (const facts::row &row : facts::table{"intel/rdt_measured.csv"}) {
        if (row["name"] != name) continue;
        cpuid result{vendor};
        result.take(row["leaf10_or_80000020"]);
        result.take(row["leaf0F_or_other"]);
        return result;
    }
    throw std::runtime_error("no such processor: " + name);
}

} // namespace measured
