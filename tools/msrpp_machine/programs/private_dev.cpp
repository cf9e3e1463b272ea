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

[[noreturn]] void fail(const std::string &text) {
    throw std::runtime_error(text + ": " + std::strerror(errno));
}

void write_to(const char *file, const std::string &text) {
    std::ofstream output{file};
    output << text;
    if (!output.flush()) fail(std::string{"cannot write "} + file);
}

/// Gives the process a mount namespace: root enters it directly, another user enters it in a user
/// namespace that keeps the user's number.
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
    // In a chroot / need not be a mount, but /dev is: folders are mounted only below /dev.
    for (const char *const place : {"/", "/dev"})
        if (mount("none", place, nullptr, MS_REC | MS_PRIVATE, nullptr) == 0) return;
    fail("no private mount namespace");
}

/// Puts the entries of /dev into a folder: devices and folders are bound, links are copied.
void bind_dev_into(const std::string &folder) {
    namespace fs = std::filesystem;
    for (const fs::directory_entry &entry : fs::directory_iterator{"/dev"}) {
        const std::string source = entry.path();
        const std::string text = folder + "/" + entry.path().filename().string();
        if (entry.is_symlink()) {
            if (symlink(fs::read_symlink(entry.path()).c_str(), text.c_str()) != 0) fail(text);
            continue;
        }
        if (entry.is_directory()) {
            if (mkdir(text.c_str(), 0755) != 0) fail(text);
        } else {
            const int file = open(text.c_str(), O_CREAT | O_CLOEXEC | O_WRONLY, 0600);
            if (file < 0) fail(text);
            close(file);
        }
        if (mount(source.c_str(), text.c_str(), nullptr, MS_BIND | MS_REC, nullptr) != 0)
            fail("cannot bind " + source);
    }
}

/// Replaces /dev by a folder with the same entries and a folder `cpu`.
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
    struct stat status {};
    if (stat("/dev/cpu", &status) != 0 || !S_ISDIR(status.st_mode)) replace_dev();
}

void drop_rights_of_namespace() {
    if (geteuid() == 0) return;
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[2]{};
    if (syscall(SYS_capset, &header, none) != 0) fail("cannot give up rights");
}

} // namespace msrpp::machine
