// `msrpp export`: registers and events for other programs.
#pragma once

#include "../../support/output.hpp"
#include "../family.hpp"

#include <cstddef>
#include <msr/processor/identity.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// The bits of a register that software may write.
std::uint64_t writable_bits(const family_register &row);

/// The bits that must stay as they are: those that are reserved or that no field describes, unless
/// the register is only partly known, and all of a register that cannot be written.
std::uint64_t reserved_bits(const family_register &row);

/// The bits of a register that is only partly known that are somebody else's.
std::uint64_t unknown_bits(const family_register &row);

/// One register of an allowlist.
struct allowed_register {
    std::uint32_t address{};
    std::uint64_t write_mask{}; ///< 0: it is only read
    std::string name{};
    std::uint64_t set{}; ///< bits that a plan sets
};

/// Every register, with the bits that may be written, by address. Registers that share an address
/// are merged, with the names and the bits of all.
std::vector<allowed_register> allowed(const std::vector<family_register> &registers);

/// The bits that an allowlist lets through of a register that a plan writes.
enum class allowed_bits : std::uint8_t {
    decided, ///< bits that the plan decides about: the plan runs whatever they hold before
    set,     ///< bits that the plan sets, and whole counters: other bits must be 0 before
};

/// The registers that a plan reads or writes, by address. Reserved bits and those that a write
/// keeps cannot be written.
std::vector<allowed_register> allowed(const std::vector<family_register> &registers,
                                      const family_plan &plan, allowed_bits bits);

/// The purpose of an allowlist.
struct restriction {
    bool of_plan{}; ///< a plan, not all that a processor has
    bool kernel{};  ///< with the bits for counting the kernel and other threads
    msr::core processor{msr::core::none}; ///< whose boxes have registers
};

/// The rights that a plan needs and a list does not give.
enum class needs_more : std::uint8_t { nothing, kernel, raw_access };

/// A register, or bits of it, that an allowlist leaves out; whole registers come first.
struct omission {
    std::size_t place{}; ///< of the register among all that were looked at
    std::uint32_t address{};
    std::string name;     ///< in lower case
    std::uint64_t bits{}; ///< 0: the whole register
    std::string reason;
    needs_more needs{};
    std::uint64_t needed_bits{}; ///< the bits of `bits` that the plan sets
};

struct restricted_list {
    std::vector<allowed_register> list;
    std::vector<omission> omitted;
};

/// An allowlist without what takes CAP_SYS_RAWIO or is no counting register, and without the bits
/// for the kernel, unless they are asked for. `wired`: MSRPP_ON_....
restricted_list restricted(const std::vector<allowed_register> &registers, unsigned wired,
                           const restriction &restriction);

/// Sentences that say why a plan will not load under its list; none where it does.
std::vector<std::string> why_not_loaded(const std::vector<omission> &omissions);

/// Remarks on what a list is without; both formats take them.
void append_omitted(output &out, const std::vector<omission> &omissions);

/// The word of `export` for an allowlist, which has formats of its own.
inline constexpr const char *allowlist_word = "allowlist";

/// The words of `export` for a processor, or for any: an allowlist, and each format of all of it.
std::vector<std::string> exported_things(const family *family = nullptr);

/// `allowlist, bochs or json`, for help.
std::string exported_words();

} // namespace msrpp
