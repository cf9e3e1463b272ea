// Settings of classes of service (RDT) as text: read, checked by the rules, and written.
#pragma once

#include "../processor.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// The resource of RDT that a setting divides or configures.
enum class resource : std::uint8_t {
    l3,
    l3_code,
    l3_data,
    l2,
    l2_code,
    l2_data,
    mba,
    smba,
    cdp,
    bmec, ///< bmec: the kinds of traffic that a bandwidth event counts (AMD)
    abmc, ///< a counter that is assigned to an RMID (AMD)
};

/// A setting of RDT such as `l3@0,1:2=0xff0`: a resource, the caches (all where none is named), a
/// class, a value.
struct setting {
    std::string text;
    resource kind{};
    std::vector<std::size_t> caches{}; ///< indices of the caches in `processor::caches()`
    /// Number of the class; of bmec the event, 0 for total and 1 for local; of abmc the counter.
    unsigned of_class{};
    /// Value in the library's form: Intel's delays, AMD's eighths of GB/s.
    std::uint64_t value{};
    unsigned rmid{}; ///< RMID to which a setting of abmc assigns the counter
    bool is_off{};   ///< the setting frees the counter of abmc
};

/// The words that `msrpp rdt set` takes, for the help text.
inline constexpr const char *setting_words =
    "l3[@CACHE,...]:CLASS=MASK, l3code, l3data, l2, l2code and l2data likewise;\n"
    "mba[@CACHE,...]:CLASS=PERCENT that is left (Intel), EIGHTHS of GB/s, NUMBERGB/s or\n"
    "unlimited (AMD), smba likewise; cdp[@CACHE,...]=on or off: code and data apart;\n"
    "AMD: bmec[@CACHE,...]:total=KIND:... or local, what an event counts; abmc[@CACHE,...]:\n"
    "COUNTER=RMID[:KIND...] or off, a counter that is assigned; KIND: a field of evt_cfg";

/// Reads a setting of RDT. `of_class`: the class of a setting of `run --class`, whose text names no
/// class. Throws a complaint where the text is invalid.
setting setting_in(const std::string &text, const processor &machine,
                   std::optional<unsigned> of_class = {});

/// A register write that is made once for a cache, or on each CPU of the cache.
struct write_of_cache {
    std::size_t cache{};
    std::uint32_t address{};
    std::uint64_t value{};
    bool on_each_cpu{};
    std::string name;     ///< name of the register that is written
    std::string text;     ///< text of the setting that makes the write
    std::uint64_t keep{}; ///< mask of the register's bits that stay unchanged
    bool is_window{};     ///< the register is abmc_cfg, which reads back through another register
};

/// Returns the register writes for settings, in order; all are checked by the rules of the library.
/// Throws a complaint with the rule that is broken, and legal alternatives.
std::vector<write_of_cache> writes_of(const std::vector<setting> &settings, processor &machine);

/// Carries register writes out, and reads each register back. Returns a sentence for each write
/// that reads otherwise, and for each mask that shrank.
std::vector<std::string> carry_out(const std::vector<write_of_cache> &writes, processor &machine);

/// Returns a mask of ways in words. `length`: number of bits that masks have.
std::string mask_text(std::uint64_t mask, unsigned length);

} // namespace msrpp::rdt_tool
