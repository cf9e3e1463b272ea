// The location of a register: its number, the processors that share it, and the part of the
// processor that it belongs to.
#pragma once

#include <msr/core/register_scope.hpp>

#include <cstdint>
#include <type_traits>

namespace msr {

/// The location of a register. A register type that stands at one address has its location as a
/// static member: `static constexpr msr::register_location location{.address = 0x38f};`
struct register_location {
    std::uint32_t address{}; ///< number of the register, as RDMSR takes it
    register_scope scope{};  ///< the processors that share the register
    /// The part of the processor that the register belongs to, in lower case.
    const char *unit{"core"};
    /// The register's name in the vendor's manual, lower case, for messages; null: none.
    const char *name{};
};

/// A register type with a member `location`, which has the register's address and name.
template <typename Register>
concept located_register = requires {
    Register::location;
    requires std::is_same_v<std::remove_cvref_t<decltype(Register::location)>, register_location>;
};

} // namespace msr
