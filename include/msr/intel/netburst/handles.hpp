// ESCRs and counters as types, so that compilers print their names, each with an object of the same
// name to write in programs: `.on(bsu_escr0, bpu_counter1)`.
#pragma once

#include <msr/intel/netburst/facts/wiring.hpp>

#include <type_traits>

namespace msr::netburst {

#define MSR_NETBURST_HANDLE(name, ...)                                                             \
    inline constexpr struct name { static constexpr escr_number number = escr_number::name; } name;
MSR_NETBURST_ESCRS(MSR_NETBURST_HANDLE)
#undef MSR_NETBURST_HANDLE
#define MSR_NETBURST_HANDLE(name, ...)                                                             \
    inline constexpr struct name {                                                                 \
        static constexpr counter_number number = counter_number::name;                             \
    } name;
MSR_NETBURST_COUNTERS(MSR_NETBURST_HANDLE)
#undef MSR_NETBURST_HANDLE

template <typename Handle>
concept escr_handle = std::is_same_v<decltype(Handle::number), const escr_number>;
/// A type that names a counter, for arguments of methods such as `.on(counter)`.
template <typename Handle>
concept counter_handle = std::is_same_v<decltype(Handle::number), const counter_number>;

/// Whether an ESCR feeds a counter: `escr_feeds<bsu_escr0, bpu_counter1>`.
template <escr_handle auto Escr, counter_handle auto Counter>
inline constexpr bool escr_feeds = feeds(Escr.number, Counter.number);

/// The type by which an error shows that a choice names no ESCR or no counter.
struct any_of_them;

/// The type by which an error names the ESCR of an `escr_number`; -1 names any ESCR.
template <int Number>
struct named_escr {
    using type = any_of_them;
};
/// The type by which an error names the counter of a `counter_number`; -1 names any counter.
template <int Number>
struct named_counter {
    using type = any_of_them;
};

#define MSR_NETBURST_NAMED(name, ...)                                                              \
    template <>                                                                                    \
    struct named_escr<static_cast<int>(escr_number::name)> {                                       \
        using type = struct name;                                                                  \
    };
MSR_NETBURST_ESCRS(MSR_NETBURST_NAMED)
#undef MSR_NETBURST_NAMED
#define MSR_NETBURST_NAMED(name, ...)                                                              \
    template <>                                                                                    \
    struct named_counter<static_cast<int>(counter_number::name)> {                                 \
        using type = struct name;                                                                  \
    };
MSR_NETBURST_COUNTERS(MSR_NETBURST_NAMED)
#undef MSR_NETBURST_NAMED

} // namespace msr::netburst
