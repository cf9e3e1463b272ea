// Values that registers held before: put back at the end, or kept in a file.
#pragma once

#include "../processor.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// A register of a logical CPU with its value.
struct held_register {
    unsigned cpu{};
    std::uint32_t address{};
    std::uint64_t value{};
};

/// All that divides caches and bandwidth, and who works for which class, in the order in which it
/// is put back: associations, then masks and limits, then what divides code and data, then what
/// events count and who has assigned counters (AMD).
std::vector<held_register> found_registers(processor &machine);

/// The help of the option that names a file for a snapshot.
inline constexpr const char *snapshot_help =
    "a file for what is found before; 'msrpp rdt reset --restore FILE' puts it back";

/// Whether the cache of a CPU counts with assigned counters (AMD).
bool assigns_counters(processor &machine, unsigned cpu);
/// The configuration of an assignable counter of the CPU's cache, as the value of abmc_cfg.
std::uint64_t counter_configuration(processor &machine, unsigned cpu, unsigned number);

/// Writes those that are otherwise now.
void put_back(const std::vector<held_register> &registers, processor &machine);

/// Puts registers back in its destructor, unless `keep` is set.
class putting_back {
public:
    /// `snapshot`: a file for what is found; empty: none. Throws a complaint.
    putting_back(processor &machine, bool keep, const std::string &snapshot = {});
    putting_back(const putting_back &) = delete;
    putting_back &operator=(const putting_back &) = delete;
    ~putting_back();

private:
    processor &machine_;
    bool keep_;
    std::vector<held_register> registers_;
};

/// A file that `restore` reads. Both throw a complaint; a file with a register that divides nothing
/// on this processor is refused.
void write_snapshot(const std::string &file, processor &machine);
std::vector<held_register> read_snapshot(const std::string &file, processor &machine);

} // namespace msrpp::rdt_tool
