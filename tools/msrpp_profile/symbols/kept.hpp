// Values that stay where they are as more are added, many in each piece of memory.
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
    /// Keeps one more. Calls of this alone make positions ascend by one.
    Value &add(const Value &entry) { return *keep({&entry, 1}).data(); }
    /// Keeps some, one behind the other.
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
    /// By position, where all were added one by one.
    Value &operator[](std::size_t position) { return pieces_[position / piece][position % piece]; }

private:
    static constexpr std::size_t piece = 1024;
    std::vector<std::unique_ptr<Value[]>> pieces_{};
    Value *next_ = nullptr;
    std::size_t room_ = 0;
};

} // namespace msrpp::profile
