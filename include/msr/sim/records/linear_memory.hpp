// Memory of programs by linear address, into which a simulated processor itself writes.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace msr::sim {

/// The functions by which memory is reached. Without functions there is none.
struct linear_memory {
    /// Copies bytes out of the memory of the program whose thread runs in a lane. False where not
    /// all of them are there.
    bool (*copy_out)(void *context, std::size_t lane, std::uint64_t begin,
                     std::span<unsigned char> destination) = nullptr;
    /// Copies bytes into it. False where not all of them can be written.
    bool (*copy_in)(void *context, std::size_t lane, std::uint64_t destination,
                    std::span<const unsigned char> source) = nullptr;
    void *context = nullptr; ///< the first argument of both functions

    /// Copies bytes out of the memory of a lane's program. Returns false where there is no
    /// function, or not all bytes are there.
    bool read(std::size_t lane, std::uint64_t begin, std::span<unsigned char> destination) const {
        return copy_out != nullptr && copy_out(context, lane, begin, destination);
    }
    /// Copies bytes into the memory of a lane's program. Returns false where there is no function,
    /// or not all bytes can be written.
    bool write(std::size_t lane, std::uint64_t destination,
               std::span<const unsigned char> source) const {
        return copy_in != nullptr && copy_in(context, lane, destination, source);
    }
};

/// A stretch of bytes as the memory of all lanes. It does not own them.
class memory_span {
public:
    /// `base`: the linear address of the first byte.
    constexpr memory_span(std::uint64_t base, std::span<unsigned char> bytes)
        : base_{base}, bytes_{bytes} {}

    /// Refers to this object, which must live as long.
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
