// The logical processors that a session counts: the whole machine, a socket, or a list of them.
#pragma once

// This header comes first, so that a compiler set to an older standard prints the header's sentence
// only.
#include <msr/core/cplusplus.hpp>

#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr {

/// Logical processors that a session counts together, as `on_machine`, `on_socket` and `on_cpus`
/// select them. `msr/session/machine.hpp` has the session.
struct cpu_selection {
    /// The way in which logical processors are selected.
    enum class extent : std::uint8_t {
        machine, ///< all logical processors that are online and that this program may use
        socket,  ///< the logical processors of the socket `cpu_selection::socket`
        list,    ///< the logical processors of the list `cpu_selection::cpus`
    };

    extent kind{extent::machine}; ///< the way in which the logical processors are selected
    /// Number of the socket, from 0 on: sockets are numbered in the order of their lowest
    /// processors.
    unsigned socket{};
    /// Numbers of the listed logical processors: at least one, none twice.
    std::vector<unsigned> cpus{};
};

/// Returns a selection of all logical processors of the machine that are online and that this
/// program may use (taskset, a cpuset, a container); of a simulated machine all of its processors.
inline cpu_selection on_machine() { return {}; }

/// Returns a selection of the logical processors of a socket.
/// `socket`: number of the socket, from 0 on: sockets are numbered in the order of their lowest
/// processors
inline cpu_selection on_socket(unsigned socket) {
    return {.kind = cpu_selection::extent::socket, .socket = socket};
}

/// Returns a selection of the logical processors of a list, as in `on_cpus({0, 2})`. Counts are in
/// the order of the list.
/// `cpus`: numbers of logical processors; at least one, none twice, else the session fails with
/// `error_code::cpu_list`
inline cpu_selection on_cpus(std::vector<unsigned> cpus) {
    return {.kind = cpu_selection::extent::list, .cpus = std::move(cpus)};
}

/// Returns a selection of the logical processors with the numbers `cpu`, as in `on_cpus(0, 2)`.
template <std::integral... Cpu>
requires(sizeof...(Cpu) != 0) cpu_selection on_cpus(Cpu... cpu) {
    return on_cpus(std::vector<unsigned>{static_cast<unsigned>(cpu)...});
}

} // namespace msr
