// A container whose values do not move as more values are added: many values lie in each piece of
// memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace msrpp::profile {

template <typename Value>
class saved {
public:
    /// Stores a value. Where values are stored only by add(), the values have the positions 0, 1, 2
    /// and so on.
    Value &add(const Value &entry) { return *keep({&entry, 1}).data(); }
    /// Stores several values side by side, and returns the stored values.
    std::span<Value> keep(std::span<const Value> entry) {
        if (room_ < entry.size()) {
            room_ = std::max(piece, entry.size());
            pieces_.push_back(std::make_unique<Value[]>(room_));
            next_ = pieces_.back().get();
        }
        const std::span<Value> result{next_, entry.size()};
        std::copy(entry.begin(), entry.end(), next_);
        next_ += entry.size();
        room_ -= entry.size();
        return result;
    }
    /// Returns the value at a position, where all values were stored by add().
    Value &operator[](std::size_t position) { return pieces_[position / piece][position % piece]; }

private:
    static constexpr std::size_t piece = 1024;
    std::vector<std::unique_ptr<Value[]>> pieces_{};
    Value *next_ = nullptr;
    std::size_t room_ = 0;
};

} // namespace msrpp::profile
