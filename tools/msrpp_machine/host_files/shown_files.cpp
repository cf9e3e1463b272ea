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

#include <stdlib.h>
#include <sys/mount.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

namespace fs = std::filesystem;

constexpr const char *replaced_places[] = {cpuinfo_file, symbols_file, cpu_folder, node_folder,
                                           event_folder};

std::string reason_of(int error) { return std::strerror(error); }

/// A file system in memory that is mounted at a place while the object lives; folders that were
/// bound elsewhere stay mounted.
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
        // The folder that was made last: the map is sorted, so that files of a folder follow each
        // other.
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

    /// Makes the file system read-only, as sysfs is for most programs.
    void protect() const {
        if (mount(nullptr, folder_.c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0)
            throw std::runtime_error("no file system that is only read: " + reason_of(errno));
    }

private:
    std::string folder_;
};

/// Makes the mounts below a place private to this process's mount namespace. Returns whether that
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
        const memory_folder folder;
        folder.add(files);
        folder.protect();
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
