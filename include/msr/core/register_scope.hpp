// The scope of a register or of a counted unit: the processors that share it.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The processors that share a register, or a unit whose events a counter counts.
enum class register_scope : std::uint8_t {
    thread,  ///< each logical processor has a register of its own
    core,    ///< the logical processors of a core share the register
    l2,      ///< the processors of a second-level cache share the register
    l3,      ///< the processors of a third-level cache share the register
    package, ///< the processors of a package share the register
    node,    ///< the processors of a node share the register: AMD's data fabric and northbridge
    die,     ///< the processors of a die share the register
    machine, ///< all processors of the machine share the register
};

/// Returns a scope's name, such as `thread` or `package`.
constexpr const char *name_of(register_scope shared_by) {
    constexpr const char *names[] = {"thread",  "core", "l2",  "l3",
                                     "package", "node", "die", "machine"};
    return names[static_cast<unsigned>(shared_by)];
}

} // namespace msr
