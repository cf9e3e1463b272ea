// The scope of a register or of a counted unit: the processors that share it.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The processors that share a register, or a unit whose events a counter counts.
enum class register_scope : std::uint8_t {
    thread,  ///< each logical processor has its own
    core,    ///< the logical processors of a core share it
    l2,      ///< those that share a second-level cache share it
    l3,      ///< those that share a third-level cache share it
    package, ///< those of a package share it
    node,    ///< those of a node share it: AMD's data fabric and northbridge
    die,     ///< those of a die share it
    machine, ///< all processors of the machine share it
};

/// Returns a scope's name, such as `thread` or `package`.
constexpr const char *name_of(register_scope shared_by) {
    constexpr const char *names[] = {"thread",  "core", "l2",  "l3",
                                     "package", "node", "die", "machine"};
    return names[static_cast<unsigned>(shared_by)];
}

} // namespace msr
