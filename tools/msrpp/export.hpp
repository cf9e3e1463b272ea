// `msrpp export`: registers and events for other programs.
#pragma once

#include "family.hpp"
#include "output.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// The bits of a register that software may write.
std::uint64_t writable_bits(const family_register &one);

/// The bits that must stay as they are: those that are reserved or that no field describes, unless
/// the register is only partly known, and all of a register that cannot be written.
std::uint64_t reserved_bits(const family_register &one);

/// The bits of a register that is only partly known that are somebody else's.
std::uint64_t unknown_bits(const family_register &one);

/// One register of an allowlist.
struct allowed_register {
    std::uint32_t address{};
    std::uint64_t write_mask{}; ///< 0: it is only read
    std::string name;
};

/// Every register, with the bits that may be written, by address. Registers that share an address
/// are one, with the names and the bits of all.
std::vector<allowed_register> allowed(const std::vector<family_register> &registers);

/// Which bits of a register that a plan writes an allowlist lets through.
enum class allowed_bits : std::uint8_t {
    decided, ///< those that the plan decides about: it runs whatever the register holds before
    set,     ///< those that it sets, and whole counters: the others must be 0 before
};

/// The registers that a plan reads or writes, by address. Reserved bits and those that a write
/// keeps cannot be written.
std::vector<allowed_register> allowed(const std::vector<family_register> &registers,
                                      const family_plan &plan, allowed_bits which);

/// As msr-safe's /dev/cpu/msr_allowlist takes it.
void append_msr_safe(output &out, const std::vector<allowed_register> &list);

/// As the kernel module of this project takes it.
void append_shim(output &out, const std::vector<allowed_register> &list);

/// As Bochs reads it from the file that its `msrs=` names.
void append_bochs(output &out, const family &of);

/// Everything as JSON.
void append_export_json(output &out, const family &of);

} // namespace msrpp
