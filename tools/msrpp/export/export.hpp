// The command `msrpp export`: registers and events for other programs.
#pragma once

#include "../../support/output.hpp"
#include "../family.hpp"

#include <cstddef>
#include <msr/processor/identity.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// Returns the bits of a register that software may write.
std::uint64_t writable_bits(const family_register &row);

/// Returns the bits that writes must leave unchanged: reserved bits and bits without a field,
/// unless the register is only partly known, and all bits of a register that cannot be written.
std::uint64_t reserved_bits(const family_register &row);

/// Returns the unknown bits of a register that is only partly known.
std::uint64_t unknown_bits(const family_register &row);

/// A register of an allowlist: address, names, and the bits that may be written.
struct allowed_register {
    std::uint32_t address{};
    std::uint64_t write_mask{}; ///< bits that may be written; 0: the register is only read
    std::string name{};
    std::uint64_t set{}; ///< bits of the register that a plan sets
};

/// Returns every register, with the bits that may be written, by address. Registers that share an
/// address are merged, with the names and the bits of all.
std::vector<allowed_register> allowed(const std::vector<family_register> &registers);

/// The bits that an allowlist permits in a register that a plan writes.
enum class allowed_bits : std::uint8_t {
    decided, ///< bits that the plan decides: the plan runs whatever value the bits had before
    set, ///< bits that the plan sets, and whole counters: other bits must be 0 before the plan runs
};

/// Returns the registers that a plan reads or writes, by address. Reserved bits, and bits that a
/// write keeps, cannot be written.
std::vector<allowed_register> allowed(const std::vector<family_register> &registers,
                                      const family_plan &plan, allowed_bits bits);

/// The purpose of an allowlist: a plan or a processor, and the rights of its user.
struct restriction {
    bool of_plan{}; ///< the list is for a plan, not for all registers of a processor
    bool kernel{};  ///< the list has the bits for counting the kernel and other threads
    msr::core processor{msr::core::none}; ///< processor whose boxes' registers the list has
};

/// The rights that a plan needs and a list does not give.
enum class needs_more : std::uint8_t { nothing, kernel, raw_access };

/// A register, or bits of a register, that an allowlist leaves out; whole registers come first.
struct omission {
    std::size_t place{}; ///< position of the register among all examined registers
    std::uint32_t address{};
    std::string name;     ///< name of the register in lower case
    std::uint64_t bits{}; ///< bits that the list leaves out; 0: the whole register
    std::string reason;
    needs_more needs{};
    std::uint64_t needed_bits{}; ///< the bits of `bits` that the plan sets
};

struct restricted_list {
    std::vector<allowed_register> list;
    std::vector<omission> omitted;
};

/// Returns an allowlist without registers and bits that need CAP_SYS_RAWIO, without registers that
/// do not count, and without the bits for the kernel unless `restriction` requests the bits.
/// `wired`: MSRPP_ON_....
restricted_list restricted(const std::vector<allowed_register> &registers, unsigned wired,
                           const restriction &restriction);

/// Returns sentences on why a plan cannot be loaded under its list; empty: the plan can be loaded.
std::vector<std::string> why_not_loaded(const std::vector<omission> &omissions);

/// Appends remarks on the omissions of a list, for both formats of allowlists.
void append_omitted(output &out, const std::vector<omission> &omissions);

/// The word of `export` for an allowlist, which has formats of its own.
inline constexpr const char *allowlist_word = "allowlist";

/// Returns the words of `export` for a processor, or for any processor where `family` is null: an
/// allowlist, and the formats of all registers and events.
std::vector<std::string> exported_things(const family *family = nullptr);

/// Returns `allowlist, bochs or json`, for help.
std::string exported_words();

} // namespace msrpp
