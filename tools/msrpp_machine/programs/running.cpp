#include "running.hpp"

#include "../../msr_folder/faults.hpp"
#include "../../msr_folder/folder.hpp"
#include "../../support/complaint.hpp"

#include "../shared/life_line.hpp"
#include "../shared/member.hpp"
#include "child.hpp"
#include "private_dev.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include <sys/eventfd.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// A folder that shows registers as files (FUSE), which a thread serves.
class served_folder {
public:
    served_folder(msr_folder::registers &registers, const std::string &place)
        : end_{eventfd(0, EFD_CLOEXEC)}, folder_{registers, place, "msrpp-machine"},
          server_{[this] { folder_.serve(end_); }} {}
    served_folder(const served_folder &) = delete;
    served_folder &operator=(const served_folder &) = delete;
    ~served_folder() {
        eventfd_write(end_, 1);
        server_.join();
        close(end_);
    }

private:
    int end_;
    msr_folder::folder folder_;
    std::thread server_;
};

/// Returns the folder for the registers. Throws a complaint where the folder has files, which a
/// mount would hide: the folder may be another machine's.
std::string checked_folder(const std::string &folder) {
    std::error_code error;
    const bool is_empty = std::filesystem::is_empty(folder, error);
    if (error)
        complain(wrong_usage,
                 fmt::format("machine: --dev-dir: {}: {}", in_quotes(folder), error.message()));
    if (!is_empty)
        complain(wrong_usage, fmt::format("machine: --dev-dir: {} is not empty: it would be hidden",
                                          in_quotes(folder)));
    return folder;
}

/// Returns the folder where the registers are mounted. Where the folder is /dev/cpu, gives the
/// process a mount namespace.
std::string place_of_registers(const std::string &dev_folder) {
    if (!dev_folder.empty()) return checked_folder(dev_folder);
    try {
        make_private_dev_cpu();
    } catch (const std::runtime_error &reason) {
        complain(rule_broken,
                 fmt::format("machine: {}; with --dev-dir FOLDER the registers are FOLDER/N/msr, "
                             "and the program must be told",
                             reason.what()));
    }
    return "/dev/cpu";
}

std::vector<unsigned> cpus_of(const program_run &run, const program_host &host) {
    std::vector<unsigned> cpus = run.pinned_to;
    if (cpus.empty()) {
        cpus.resize(host.cpus());
        std::iota(cpus.begin(), cpus.end(), 0U);
    }
    return cpus;
}

} // namespace

int run_program(const program_run &run, const emulator &emulator, const make_host &make,
                std::unique_ptr<program_host> &host) {
    const std::string place = place_of_registers(run.dev_folder);
    if (run.dev_folder.empty()) show(run.files);
    const life_line life;
    // `ran` is made before any thread: its constructor blocks signals, which threads must not
    // receive.
    child ran;
    host = make();
    int status = 0;
    {
        msr_folder::faulty_registers accessed{*host, run.faults};
        const served_folder folder{accessed, place};
        host->open_interrupts(place);
        if (run.dev_folder.empty()) drop_rights_of_namespace();
        ran.start(command_line_of(emulator, host->ring_file(), life.file(), run.words),
                  cpus_of(run, *host));
        {
            std::optional<loss_watch> watch;
            if (const auto *const shared = dynamic_cast<const member *>(host.get()))
                watch.emplace(*shared, ran);
            status = ran.wait();
        }
        if (ran.was_killed() && !run.signal_file.empty())
            std::ofstream{run.signal_file} << status - 128;
        ran.end_all();
        host->finish();
    }
    // A signal to this process may end the emulator before the program begins; the status is then
    // 128 plus the signal's number.
    const bool was_told_to_end = ran.was_killed() && status == 128 + ran.ending_signal();
    if (!host->has_run() && !was_told_to_end)
        complain(
            rule_broken,
            fmt::format("machine: the emulator ended with {} before the program began", status));
    if (!host->count_error().empty())
        complain(rule_broken, "machine: the counts are not whole: " + host->count_error());
    return status;
}

void take_dead_mount_away(const std::string &folder) {
    struct stat status {};
    if (folder.empty() || stat(folder.c_str(), &status) == 0 || errno != ENOTCONN) return;
    if (umount2(folder.c_str(), MNT_DETACH) == 0) return;
    const std::string name = in_path("fusermount3");
    if (name.empty()) return;
    child helper;
    helper.start({name, "-u", "-z", "-q", folder}, {});
    helper.wait();
}

int run_apart(const std::string &dev_folder, const std::function<int()> &run) {
    child apart;
    if (apart.split()) return run();
    const int status = apart.wait();
    if (!apart.was_killed()) return status;
    apart.end_all();
    take_dead_mount_away(dev_folder);
    complain(rule_broken,
             fmt::format("machine: signal {} ended the machine, and so the program", status - 128));
}

} // namespace msrpp::machine
