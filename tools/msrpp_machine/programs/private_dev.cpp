#include "private_dev.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

[[noreturn]] void fail(const std::string &what) {
    throw std::runtime_error(what + ": " + std::strerror(errno));
}

void write_to(const char *file, const std::string &text) {
    std::ofstream to{file};
    to << text;
    if (!to.flush()) fail(std::string{"cannot write "} + file);
}

/// Gives the process mounts of its own: as root directly, as another user in a user namespace that
/// keeps the user's number.
void enter_namespace() {
    const uid_t user = geteuid();
    const gid_t group = getegid();
    if (user == 0) {
        if (unshare(CLONE_NEWNS) != 0) fail("no private mount namespace");
    } else {
        if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) fail("no private mount namespace");
        write_to("/proc/self/setgroups", "deny");
        write_to("/proc/self/uid_map", std::to_string(user) + " " + std::to_string(user) + " 1\n");
        write_to("/proc/self/gid_map",
                 std::to_string(group) + " " + std::to_string(group) + " 1\n");
    }
    // Below a chroot / need not be a mount, but /dev is: only there anything is mounted.
    for (const char *const place : {"/", "/dev"})
        if (mount("none", place, nullptr, MS_REC | MS_PRIVATE, nullptr) == 0) return;
    fail("no private mount namespace");
}

/// Puts what /dev has into a folder: devices and folders bound, links as they are.
void bind_dev_into(const std::string &folder) {
    namespace fs = std::filesystem;
    for (const fs::directory_entry &each : fs::directory_iterator{"/dev"}) {
        const std::string from = each.path();
        const std::string to = folder + "/" + each.path().filename().string();
        if (each.is_symlink()) {
            if (symlink(fs::read_symlink(each.path()).c_str(), to.c_str()) != 0) fail(to);
            continue;
        }
        if (each.is_directory()) {
            if (mkdir(to.c_str(), 0755) != 0) fail(to);
        } else {
            const int file = open(to.c_str(), O_CREAT | O_CLOEXEC | O_WRONLY, 0600);
            if (file < 0) fail(to);
            close(file);
        }
        if (mount(from.c_str(), to.c_str(), nullptr, MS_BIND | MS_REC, nullptr) != 0)
            fail("cannot bind " + from);
    }
}

/// A /dev that is the old one with a folder cpu in it.
void replace_dev() {
    char folder[] = "/tmp/msrpp-dev-XXXXXX";
    if (mkdtemp(folder) == nullptr) fail("no folder below /tmp");
    try {
        if (mount("msrpp", folder, "tmpfs", 0, "mode=755") != 0) fail("no tmpfs");
        bind_dev_into(folder);
        if (mkdir((std::string{folder} + "/cpu").c_str(), 0755) != 0) fail("no /dev/cpu");
        if (mount(folder, "/dev", nullptr, MS_MOVE, nullptr) != 0) fail("no /dev of its own");
    } catch (...) {
        umount2(folder, MNT_DETACH);
        rmdir(folder);
        throw;
    }
    rmdir(folder);
}

} // namespace

void make_private_dev_cpu() {
    enter_namespace();
    struct stat found {};
    if (stat("/dev/cpu", &found) != 0 || !S_ISDIR(found.st_mode)) replace_dev();
}

void drop_rights_of_namespace() {
    if (geteuid() == 0) return;
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[2]{};
    if (syscall(SYS_capset, &header, none) != 0) fail("cannot give up rights");
}

} // namespace msrpp::machine
