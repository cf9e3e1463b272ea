// A file descriptor that is closed at the end of the object's life.
#pragma once

#include <utility>

#include <unistd.h>

namespace msrpp::machine {

class descriptor {
public:
    descriptor() = default;
    explicit descriptor(int number) : number_{number} {}
    descriptor(descriptor &&other) noexcept : number_{std::exchange(other.number_, -1)} {}
    descriptor &operator=(descriptor &&other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~descriptor() {
        if (number_ >= 0) close(number_);
    }

    int number() const { return number_; }
    explicit operator bool() const { return number_ >= 0; }

private:
    int number_{-1};
};

} // namespace msrpp::machine
