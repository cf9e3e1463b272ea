// Owners of objects in memory, in place of std::unique_ptr and std::shared_ptr: <memory> takes half
// as long to compile as all of a session.
#pragma once

#include <msr/core/atomic.hpp>

#include <cstddef>
#include <utility>

namespace msr::detail {

/// An owner of an object; an owner whose object was moved away owns none.
template <typename T>
class sole_owner {
public:
    template <typename... Argument>
    explicit sole_owner(std::in_place_t, Argument &&...argument)
        : object{new T(std::forward<Argument>(argument)...)} {}

    sole_owner(sole_owner &&other) noexcept : object{std::exchange(other.object, nullptr)} {}
    sole_owner &operator=(sole_owner &&other) noexcept {
        sole_owner old{std::move(*this)};
        object = std::exchange(other.object, nullptr);
        return *this;
    }
    ~sole_owner() { delete object; }

    T *operator->() const noexcept { return object; }
    T &operator*() const noexcept { return *object; }
    explicit operator bool() const noexcept { return object != nullptr; }

private:
    T *object;
};

/// An owner that shares its object with the owner's copies; it may own none. Copies may be made and
/// destroyed in several threads at once.
template <typename T>
class shared_owner {
public:
    shared_owner() = default;
    template <typename... Argument>
    explicit shared_owner(std::in_place_t, Argument &&...argument)
        : block{new control_block{T{std::forward<Argument>(argument)...}}} {}

    shared_owner(const shared_owner &other) noexcept : block{other.block} {
        if (block != nullptr) block->owners.fetch_add(1, memory_order::relaxed);
    }
    shared_owner(shared_owner &&other) noexcept : block{std::exchange(other.block, nullptr)} {}
    shared_owner &operator=(shared_owner other) noexcept {
        std::swap(block, other.block);
        return *this;
    }
    ~shared_owner() {
        if (block != nullptr && block->owners.fetch_sub(1, memory_order::acq_rel) == 1)
            delete block;
    }

    const T *operator->() const noexcept { return &block->object; }
    explicit operator bool() const noexcept { return block != nullptr; }

    /// Returns whether two owners own the same object.
    friend bool operator==(const shared_owner &left, const shared_owner &other) noexcept {
        return left.block == other.block;
    }

private:
    struct control_block {
        T object;
        atomic<std::size_t> owners{1};
    };

    control_block *block{};
};

} // namespace msr::detail
