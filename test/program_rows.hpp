// Equality operators for the rows of a program of register writes and reads, which tests need and
// the library does not.
#pragma once

#include <msr/core/program.hpp>

#include <string>

namespace msr {

inline bool operator==(const write &a, const write &b) {
    return a.address == b.address && a.value == b.value && a.keep == b.keep;
}
inline bool operator==(const readout &a, const readout &b) {
    return a.address == b.address && a.width == b.width && std::string{a.name} == b.name;
}
inline bool operator==(const touched_register &a, const touched_register &b) {
    return a.address == b.address && a.check == b.check && std::string{a.name} == b.name;
}
inline bool operator==(const claim &a, const claim &b) {
    return a.address == b.address && a.mask == b.mask && a.value == b.value &&
           std::string{a.name} == b.name && std::string{a.resource} == b.resource;
}

} // namespace msr
