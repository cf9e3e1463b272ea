// What registers held before: put back at the end, or kept in a file.
#pragma once

#include "processor.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::rdt_tool {

/// A register of a logical CPU with its value.
struct held_register {
    unsigned cpu{};
    std::uint32_t address{};
    std::uint64_t value{};
};

/// All that divides caches and bandwidth, and who works for which class, in the order in which it
/// is put back: associations, then masks and limits, then what divides code and data.
std::vector<held_register> found_registers(processor &on);

/// Writes those that are otherwise now.
void put_back(const std::vector<held_register> &all, processor &on);

/// Puts registers back when it goes, unless it is told to keep them.
class putting_back {
public:
    putting_back(processor &on, bool keep)
        : on_{on}, keep_{keep}, found_{keep ? std::vector<held_register>{} : found_registers(on)} {}
    putting_back(const putting_back &) = delete;
    putting_back &operator=(const putting_back &) = delete;
    ~putting_back();

private:
    processor &on_;
    bool keep_;
    std::vector<held_register> found_;
};

/// A file that `restore` reads. Both throw a complaint.
void write_snapshot(const std::string &file, processor &on);
std::vector<held_register> read_snapshot(const std::string &file, const processor &on);

} // namespace msrpp::rdt_tool
