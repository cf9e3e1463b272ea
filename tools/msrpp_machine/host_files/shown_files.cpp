#include "shown_files.hpp"

#include "cpu_files.hpp"
#include "cpuinfo.hpp"
#include "event_files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <stdlib.h>
#include <sys/mount.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

namespace fs = std::filesystem;

constexpr const char *device_folder = "/sys/devices";
constexpr const char *replaced_places[] = {cpuinfo_file, symbols_file, cpu_folder, node_folder,
                                           event_folder};

std::string reason_of(int error) { return std::strerror(error); }

/// A file system in memory that is mounted in a folder while the object lives; folders of the file
/// system that were bound to other folders stay mounted.
class memory_folder {
public:
    memory_folder() : folder_{fs::temp_directory_path() / "msrpp-host-XXXXXX"} {
        if (mkdtemp(folder_.data()) == nullptr)
            throw std::runtime_error("no folder for them: " + reason_of(errno));
        if (mount("msrpp", folder_.c_str(), "tmpfs", 0, "mode=755") == 0) return;
        const int error = errno;
        rmdir(folder_.c_str());
        throw std::runtime_error("no tmpfs: " + reason_of(error));
    }
    memory_folder(const memory_folder &) = delete;
    memory_folder &operator=(const memory_folder &) = delete;
    ~memory_folder() {
        umount2(folder_.c_str(), MNT_DETACH);
        rmdir(folder_.c_str());
    }

    std::string place_of(std::string_view path) const { return folder_ + std::string{path}; }

    void add(const shown_files &files) const {
        // The folder that was made last. The map is sorted, so that all files of a folder are
        // consecutive.
        std::string last;
        for (const auto &[path, text] : files.texts) {
            const std::string folder = path.substr(0, path.rfind('/'));
            if (folder != last) fs::create_directories(place_of(folder));
            last = folder;
            std::ofstream output{place_of(path)};
            output << text;
            if (!output.flush()) throw std::runtime_error("cannot write " + path);
        }
        for (const auto &[path, target] : files.links) {
            fs::create_directories(fs::path{place_of(path)}.parent_path());
            fs::create_symlink(target, place_of(path));
        }
    }

    /// Makes a folder in the memory file system that replaces /sys/devices: the folder shows the
    /// host's devices, and links to the event sources in `files`, because on Linux /sys/devices has
    /// the folders of event sources.
    void add_devices(const shown_files &files) {
        const std::string folder = place_of(own_devices);
        fs::create_directories(folder);
        const std::string prefix = std::string{event_folder} + "/";
        for (const auto &[path, text] : files.texts) {
            if (path.rfind(prefix, 0) != 0) continue;
            const std::string name =
                path.substr(prefix.size(), path.find('/', prefix.size()) - prefix.size());
            const std::string link = folder + "/" + name;
            std::error_code error;
            if (!fs::is_symlink(link, error))
                fs::create_symlink("../bus/event_source/devices/" + name, link);
        }
        for (const fs::directory_entry &entry : fs::directory_iterator{device_folder}) {
            const std::string name = entry.path().filename();
            std::error_code error;
            if (!entry.is_directory(error) || fs::is_symlink(folder + "/" + name, error)) continue;
            fs::create_directory(folder + "/" + name);
            devices_.push_back(name);
        }
    }
    /// Mounts the folder of add_devices() at /sys/devices. Returns false where the system refuses;
    /// `errno` is set.
    bool mount_devices() const {
        const std::string folder = place_of(own_devices);
        for (const std::string &name : devices_)
            if (mount((device_folder + ("/" + name)).c_str(), (folder + "/" + name).c_str(),
                      nullptr, MS_BIND | MS_REC, nullptr) != 0)
                return false;
        return mount(folder.c_str(), device_folder, nullptr, MS_BIND | MS_REC, nullptr) == 0;
    }

    /// Makes the file system read-only, as sysfs is for most programs.
    void protect() const {
        if (mount(nullptr, folder_.c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0)
            throw std::runtime_error("no file system that is only read: " + reason_of(errno));
    }

private:
    static constexpr const char *own_devices = "/devices";
    std::string folder_;
    std::vector<std::string> devices_; ///< names of the host's folders below /sys/devices
};

/// Makes the mounts below a folder private to this process's mount namespace. Returns whether that
/// succeeded.
bool is_private(const char *place) {
    for (const char *const root :
         {"/", std::string_view{place}.substr(0, 5) == "/proc" ? "/proc" : "/sys"})
        if (mount("none", root, nullptr, MS_REC | MS_PRIVATE, nullptr) == 0) return true;
    return false;
}

void complain_about(const char *place, const std::string &reason) {
    std::fprintf(stderr, "msrpp: machine: programs see this host's %s: %s\n", place,
                 reason.c_str());
}

} // namespace

void show(const shown_files &files) {
    if (files.texts.empty()) return;
    try {
        memory_folder folder;
        folder.add(files);
        folder.add_devices(files);
        folder.protect();
        if (!is_private(device_folder) || !folder.mount_devices())
            complain_about(device_folder, reason_of(errno));
        for (const char *const place : replaced_places) {
            std::error_code error;
            const std::string source = folder.place_of(place);
            if (!fs::exists(place, error) || !fs::exists(source, error)) continue;
            if (!is_private(place) || mount(source.c_str(), place, nullptr, MS_BIND, nullptr) != 0)
                complain_about(place, reason_of(errno));
        }
    } catch (const std::exception &problem) {
        complain_about("/proc/cpuinfo and /sys", problem.what());
    }
}

} // namespace msrpp::machine
