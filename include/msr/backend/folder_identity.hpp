// The identity of the machine to which the device files below a folder belong.
#pragma once

#include <msr/backend/backend.hpp>

#include <cstdint>
#include <string_view>

#include <sys/stat.h>

namespace msr {

/// The folder with the device files of this machine's processors.
inline constexpr const char *usual_device_folder = "/dev/cpu";

/// Returns `this_machine` for /dev/cpu, under any path. Another folder, such as that of a mounted
/// machine, is identified by its device and inode number; a folder that does not exist yet, by the
/// address of the string with its name, that is, by the backend object.
[[gnu::noinline]] inline machine_identity machine_of_folder(const char *folder) noexcept {
    if (std::string_view{folder} == usual_device_folder) return this_machine;
    struct stat status {};
    if (::stat(folder, &status) != 0) return machine_of_object(folder);
    struct stat usual {};
    if (::stat(usual_device_folder, &usual) == 0 && usual.st_dev == status.st_dev &&
        usual.st_ino == status.st_ino)
        return this_machine;
    // bit 63 keeps device numbers apart from the domains that backend.hpp numbers
    return {(std::uint64_t{1} << 63) | status.st_dev, status.st_ino};
}

} // namespace msr
