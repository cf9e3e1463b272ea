// Which machine the device files below a folder belong to.
#pragma once

#include <msr/backend/backend.hpp>

#include <cstdint>
#include <string_view>

#include <sys/stat.h>

namespace msr {

/// The folder with the device files of this machine's processors.
inline constexpr const char *usual_device_folder = "/dev/cpu";

/// `this_machine` for the usual folder, whatever name leads to it; for another one, such as that of
/// a mounted machine, the folder's file system and number there. A folder that is not there yet has
/// the identity of its name's place in memory, that is, of one backend object.
inline machine_identity machine_of_folder(const char *folder) noexcept {
    if (std::string_view{folder} == usual_device_folder) return this_machine;
    struct stat found {};
    if (::stat(folder, &found) != 0) return machine_of_object(folder);
    struct stat usual {};
    if (::stat(usual_device_folder, &usual) == 0 && usual.st_dev == found.st_dev &&
        usual.st_ino == found.st_ino)
        return this_machine;
    // file systems are never so many that this meets the domains of backend.hpp
    return {(std::uint64_t{1} << 63) | found.st_dev, found.st_ino};
}

} // namespace msr
