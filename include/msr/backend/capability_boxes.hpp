// A backend of MSRs that also knows how many boxes a processor has of kinds whose number stands in
// the configuration space of a PCI device, such as the slices of Skylake SP's last-level cache.
// Source of the folder: Linux, Documentation/PCI/sysfs-pci.rst.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <dirent.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

namespace detail {

/// Reads bytes of a file from an offset on; returns whether the file has all of them.
inline bool read_bytes(const std::string &file, void *bytes, std::size_t count, off_t offset) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const ssize_t size = ::pread(descriptor, bytes, count, offset);
    ::close(descriptor);
    return size == static_cast<ssize_t>(count);
}

/// Returns whether a file begins with a number as Linux shows that of a PCI device: `0x8086`.
inline bool has_number(const std::string &file, std::string_view number) {
    char text[6]{};
    return read_bytes(file, text, sizeof text, 0) && std::string_view(text, sizeof text) == number;
}

/// Reads a 32-bit register from the file `config` of a PCI device. Linux shows bytes above 63 to
/// root only. Returns whether the register could be read.
inline bool read_config(const std::string &folder, unsigned offset, std::uint32_t &value) {
    unsigned char bytes[4]{};
    if (!read_bytes(folder + "/config", bytes, sizeof bytes, static_cast<off_t>(offset)))
        return false;
    value = 0;
    for (unsigned i = 0; i < sizeof bytes; ++i)
        value |= static_cast<std::uint32_t>(bytes[i]) << 8 * i;
    return true;
}

/// Returns how many boxes the capability registers of a PCI device tell; 0 where they cannot be
/// read.
inline unsigned box_number_in(const std::string &folder, const capability_count &row) {
    unsigned bits = 0;
    for (unsigned index = 0; index < 2; ++index) {
        std::uint32_t value = 0;
        if (row.masks[index] == 0) continue;
        if (!read_config(folder, row.offsets[index], value)) return 0;
        bits += static_cast<unsigned>(__builtin_popcount(value & row.masks[index]));
    }
    if (row.boxes == 0) return bits;
    return bits != 0 ? row.boxes : row.boxes_without_bits;
}

} // namespace detail

/// A backend of MSRs, such as `msr::dev_msr`, that knows the numbers of boxes in `rows` from the
/// capability registers of PCI devices. Where the devices of several sockets tell different
/// numbers, and where the user may not read them (Linux shows them to root only), a number is not
/// known, and a session refuses a plan that needs it. Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/intel/uncore.hpp>
///     #include <msr/intel/uncore/capabilities.hpp>
///     #include <msr/intel/uncore/events/skylake_sp.hpp>
///     #include <msr/session.hpp>
///     namespace uncore = msr::uncore;
///     constexpr auto misses = msr::events::skylake_sp::cha::tor_inserts::ia_miss_drd;
///     msr::capability_boxes<msr::dev_msr> device{uncore::capabilities_of(uncore::skylake_sp)};
///     msr::session session{device, msr::plan<uncore::skylake_sp, misses>, msr::watch_cpu(0)};
template <backend Backend>
class capability_boxes : public Backend {
public:
    /// The folder of the PCI devices where the user names none.
    static constexpr const char *usual_devices = "/sys/bus/pci/devices";

    /// Makes a backend that knows the numbers of the kinds of boxes in `rows`, which must outlive
    /// the object. `devices`: the folder of the PCI devices `arguments`: those of the backend of
    /// MSRs
    template <typename... Argument>
    explicit capability_boxes(sequence<capability_count> rows, std::string devices = usual_devices,
                              Argument &&...arguments)
        : Backend(static_cast<Argument &&>(arguments)...), rows_{rows}, devices_{
                                                                            std::move(devices)} {}

    /// Returns how many boxes of a kind each socket has; 0: not known. Reads files at each call.
    unsigned boxes(unsigned, unsigned kind) noexcept {
        for (const capability_count &row : rows_)
            if (row.kind == kind) return number_of(row);
        return 0;
    }
    /// Fails with `error_code::inexpressible`: the backend accesses MSRs only.
    failure read_box(unsigned cpu, const box_register &place, std::uint64_t &) noexcept {
        return detail::no_box(cpu, address_of(place), false);
    }
    /// Fails with `error_code::inexpressible`: the backend accesses MSRs only.
    failure write_box(unsigned cpu, const box_register &place, std::uint64_t) noexcept {
        return detail::no_box(cpu, address_of(place), true);
    }

private:
    sequence<capability_count> rows_;
    std::string devices_;

    unsigned number_of(const capability_count &row) const {
        DIR *const listing = ::opendir(devices_.c_str());
        if (listing == nullptr) return 0;
        unsigned number = 0;
        bool is_known = true;
        while (const dirent *const entry = ::readdir(listing)) {
            const std::string folder = devices_ + "/" + entry->d_name;
            if (!detail::has_number(folder + "/vendor", "0x8086") ||
                !detail::has_number(folder + "/device", row.device))
                continue;
            const unsigned reported_number = detail::box_number_in(folder, row);
            is_known =
                is_known && reported_number != 0 && (number == 0 || reported_number == number);
            number = reported_number;
        }
        ::closedir(listing);
        return is_known ? number : 0;
    }
};

} // namespace msr
