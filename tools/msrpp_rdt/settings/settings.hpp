// Settings of classes of service as text, checked against the rules and written.
#pragma once

#include "../processor.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// The resource of a setting.
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
    bmec, ///< what an event counts (AMD)
    abmc, ///< a counter that is assigned (AMD)
};

/// `l3@0,1:2=0xff0`: a resource, the caches (all where none is named), a class, a value.
struct setting {
    std::string text;
    resource kind{};
    std::vector<std::size_t> caches{}; ///< places in `processor::caches()`
    unsigned of_class{};               ///< of bmec 0 for total and 1 for local; of abmc the counter
    std::uint64_t value{}; ///< as a choice of the library has it: Intel's delays, AMD's eighths
    unsigned rmid{};       ///< RMID of abmc
    bool is_off{};         ///< of abmc: the counter is freed
};

/// The words that `set` takes, for help.
inline constexpr const char *setting_words =
    "l3[@CACHE,...]:CLASS=MASK, l3code, l3data, l2, l2code and l2data likewise;\n"
    "mba[@CACHE,...]:CLASS=PERCENT that is left (Intel), EIGHTHS of GB/s, NUMBERGB/s or\n"
    "unlimited (AMD), smba likewise; cdp[@CACHE,...]=on or off: code and data apart;\n"
    "AMD: bmec[@CACHE,...]:total=KIND:... or local, what an event counts; abmc[@CACHE,...]:\n"
    "COUNTER=RMID[:KIND...] or off, a counter that is assigned; KIND: a field of evt_cfg";

/// Reads a setting; of `run --class`, which names no class, it is of `of_class`. Throws a
/// complaint.
setting setting_in(const std::string &text, const processor &machine,
                   std::optional<unsigned> of_class = {});

/// A register to be written once for a cache, or on each CPU of it.
struct write_of_cache {
    std::size_t cache{};
    std::uint32_t address{};
    std::uint64_t value{};
    bool on_each_cpu{};
    std::string name;     ///< name of the register
    std::string text;     ///< the setting that asks for it
    std::uint64_t keep{}; ///< bits that stay as they are
    bool is_window{};     ///< abmc_cfg: it reads back through another register
};

/// The writes of settings, in order, all checked by the rules of the library before any is made.
/// Throws a complaint with the rule that is broken, and what would be legal.
std::vector<write_of_cache> writes_of(const std::vector<setting> &settings, processor &machine);

/// Carries them out, and reads each back. Returns a sentence for each that reads otherwise, and
/// for each mask that shrank.
std::vector<std::string> carry_out(const std::vector<write_of_cache> &writes, processor &machine);

/// The mask, delay or limit in words.
std::string mask_text(std::uint64_t mask, unsigned length);

} // namespace msrpp::rdt_tool
