// Memory of programs by linear address, into which a simulated processor itself writes.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace msr::sim {

/// The memory of programs, as functions that copy bytes from and to linear addresses; without
/// functions no memory can be accessed.
struct linear_memory {
    /// The function that copies bytes from `begin` on out of the memory of the program whose thread
    /// runs in a lane (a stream of words); null: no memory can be read. Returns false where not all
    /// of the bytes exist.
    bool (*copy_out)(void *context, std::size_t lane, std::uint64_t begin,
                     std::span<unsigned char> destination) = nullptr;
    /// The function that copies bytes to `destination` into the memory of the program whose thread
    /// runs in a lane (a stream of words); null: no memory can be written. Returns false where not
    /// all of the bytes can be written.
    bool (*copy_in)(void *context, std::size_t lane, std::uint64_t destination,
                    std::span<const unsigned char> source) = nullptr;
    void *context = nullptr; ///< argument `context` of `copy_out` and `copy_in`

    /// Copies bytes from `begin` on out of the memory of the program whose thread runs in a lane (a
    /// stream of words). Returns false without a function `copy_out`, or where not all of the bytes
    /// exist.
    bool read(std::size_t lane, std::uint64_t begin, std::span<unsigned char> destination) const {
        return copy_out != nullptr && copy_out(context, lane, begin, destination);
    }
    /// Copies bytes to `destination` into the memory of the program whose thread runs in a lane (a
    /// stream of words). Returns false without a function `copy_in`, or where not all of the bytes
    /// can be written.
    bool write(std::size_t lane, std::uint64_t destination,
               std::span<const unsigned char> source) const {
        return copy_in != nullptr && copy_in(context, lane, destination, source);
    }
};

/// A span of bytes that stands for the memory of all programs; the class does not own the bytes.
class memory_span {
public:
    /// Makes the memory of a span of bytes. `base`: the linear address of the first byte.
    constexpr memory_span(std::uint64_t base, std::span<unsigned char> bytes)
        : base_{base}, bytes_{bytes} {}

    /// Returns the functions that access this memory. The object must live as long as the functions
    /// are used.
    linear_memory access() {
        return {.copy_out =
                    [](void *self, std::size_t, std::uint64_t begin,
                       std::span<unsigned char> destination) {
                        unsigned char *const first =
                            static_cast<memory_span *>(self)->at(begin, destination.size());
                        if (first != nullptr)
                            std::copy_n(first, destination.size(), destination.data());
                        return first != nullptr;
                    },
                .copy_in =
                    [](void *self, std::size_t, std::uint64_t destination,
                       std::span<const unsigned char> source) {
                        unsigned char *const first =
                            static_cast<memory_span *>(self)->at(destination, source.size());
                        if (first != nullptr) std::copy_n(source.data(), source.size(), first);
                        return first != nullptr;
                    },
                .context = this};
    }

private:
    std::uint64_t base_;
    std::span<unsigned char> bytes_;

    unsigned char *at(std::uint64_t address, std::size_t count) const {
        const std::uint64_t offset = address - base_;
        const bool lies_inside = offset <= bytes_.size() && count <= bytes_.size() - offset;
        return lies_inside ? bytes_.data() + offset : nullptr;
    }
};

} // namespace msr::sim
