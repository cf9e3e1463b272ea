// The location of a register: its number, the processors that share it, and the part of the
// processor that it belongs to.
#pragma once

#include <msr/core/register_scope.hpp>

#include <cstdint>
#include <type_traits>

namespace msr {

/// The location of a register. A register that is at one address has it as a static member:
/// `static constexpr msr::register_location location{.address = 0x38f};`
struct register_location {
    std::uint32_t address{};  ///< register number as RDMSR takes it
    register_scope scope{};   ///< the processors that share the register
    const char *unit{"core"}; ///< the part of the processor that it belongs to, lower case
    const char *name{};       ///< the manual's name, lower case, for messages; null: none
};

/// A register type with a member `location`: its address and its name.
template <typename Register>
concept located_register = requires {
    Register::location;
    requires std::is_same_v<std::remove_cvref_t<decltype(Register::location)>, register_location>;
};

} // namespace msr
