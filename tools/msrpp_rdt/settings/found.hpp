// Earlier values of RDT registers: restored at the end of a command, or stored in a file.
#pragma once

#include "../processor.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// A register of a logical CPU with its earlier value.
struct held_register {
    unsigned cpu{};
    std::uint32_t address{};
    std::uint64_t value{};
};

/// Returns all registers that divide caches and bandwidth or assign classes of service, with their
/// values, in the order of restoring: associations, then masks and limits, then the division of
/// code and data, then the configuration of events and assigned counters (AMD).
std::vector<held_register> found_registers(processor &machine);

/// The help text of the option that names a file for a snapshot.
inline constexpr const char *snapshot_help =
    "a file for what is found before; 'msrpp rdt reset --restore FILE' puts it back";

/// Returns whether the cache of a CPU counts with assigned counters (AMD).
bool assigns_counters(processor &machine, unsigned cpu);
/// Returns the configuration of an assignable counter of the CPU's cache, as a value of abmc_cfg.
std::uint64_t counter_configuration(processor &machine, unsigned cpu, unsigned number);

/// Writes the earlier values to those registers whose present values differ from them.
void put_back(const std::vector<held_register> &registers, processor &machine);

/// Restores registers of RDT in its destructor, unless `keep` is set.
class putting_back {
public:
    /// `snapshot`: path of a file for the present values; empty: no file is written. Throws a
    /// complaint where the file cannot be written.
    putting_back(processor &machine, bool keep, const std::string &snapshot = {});
    putting_back(const putting_back &) = delete;
    putting_back &operator=(const putting_back &) = delete;
    ~putting_back();

private:
    processor &machine_;
    bool keep_;
    std::vector<held_register> registers_;
};

/// Writes a file that `msrpp rdt restore` reads. write_snapshot() and read_snapshot() throw a
/// complaint; a file with a register that divides nothing on the processor is refused.
void write_snapshot(const std::string &file, processor &machine);
std::vector<held_register> read_snapshot(const std::string &file, processor &machine);

} // namespace msrpp::rdt_tool
