// Finds numbers of places by their addresses: one look into memory finds most of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::profile {

/// A table without lists: an entry lies where its hash says, or a little behind.
class place_table {
public:
    struct result {
        std::uint32_t number{};
        bool is_new{};
    };

    /// The number of an address in a file or a process, which has a number too. Addresses are
    /// numbered from 0 on as they come.
    result of(std::uint32_t owner, std::uint64_t address) {
        if (2 * (std::size_t{used_} + 1) > entries_.size()) grow();
        entry &entry = slot_of(owner, address);
        if (entry.number_and_one != 0) return {entry.number_and_one - 1, false};
        entry = {address, owner, ++used_};
        return {used_ - 1, true};
    }

private:
    struct entry {
        std::uint64_t address{};
        std::uint32_t owner{};
        std::uint32_t number_and_one{}; ///< 0: nothing is here
    };
    std::vector<entry> entries_ = std::vector<entry>(1024); ///< a power of two of them
    std::uint32_t used_ = 0;

    static std::size_t hash(std::uint32_t owner, std::uint64_t address) {
        const std::uint64_t mixed = (address ^ std::uint64_t{owner} << 40) * 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(mixed ^ mixed >> 32);
    }
    entry &slot_of(std::uint32_t owner, std::uint64_t address) {
        const std::size_t mask = entries_.size() - 1;
        std::size_t i = hash(owner, address) & mask;
        while (entries_[i].number_and_one != 0 &&
               (entries_[i].address != address || entries_[i].owner != owner))
            i = (i + 1) & mask;
        return entries_[i];
    }
    void grow() {
        std::vector<entry> old(2 * entries_.size());
        std::swap(old, entries_);
        for (const entry &item : old)
            if (item.number_and_one != 0) slot_of(item.owner, item.address) = item;
    }
};

} // namespace msrpp::profile
