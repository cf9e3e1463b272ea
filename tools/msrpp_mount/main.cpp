// The program msrpp-mount: a simulated Pentium 4 as a folder that behaves as Linux's /dev/cpu, for
// programs that access registers only by files. No value of the folder was measured. With --of the
// registers are those of another such folder, such as /dev/cpu itself, so that --transcript records
// the accesses of any program.
#include "../msr_folder/faults.hpp"
#include "../msr_folder/folder.hpp"

#include "../support/command_line.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/transcript.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/sim/pentium4.hpp>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <sys/signalfd.h>
#include <unistd.h>

namespace {

constexpr int not_mounted = 1;
constexpr int wrong_usage = 2;

constexpr const char *status_help =
    "The folder then holds N/msr for each logical processor N: pread and pwrite of 8 bytes at\n"
    "offset R are register R. One line is printed when it is mounted; SIGINT or SIGTERM unmounts.\n"
    "Simulated: nothing is measured.\n"
    "Exit status: 0 unmounted; 1 it could not be mounted; 2 wrong usage.";

struct command_line {
    std::string folder;
    unsigned model = 2;
    bool hyper_threading = false;
    std::vector<std::string> faults;
    /// Path of the folder whose registers are shown; empty: the registers are those of a simulated
    /// Pentium 4.
    std::string directory;
    std::string transcript; ///< path of the transcript of accesses; empty: none is written

    msr::netburst::hyper_threading threads() const {
        return msr::netburst::hyper_threading{hyper_threading};
    }
};

/// The registers that are mounted as files. A single thread serves them, as the simulated machine
/// requires.
class mounted_machine : public msr_folder::registers {
public:
    explicit mounted_machine(const command_line &line)
        : machine_{line.model, line.threads()}, cpus_{line.hyper_threading ? 2u : 1u} {}

    unsigned cpus() const override { return cpus_; }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return machine_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return machine_.write(cpu, address, value);
    }

private:
    msr::sim::pentium4 machine_;
    unsigned cpus_;
};

/// The registers of another folder that is like /dev/cpu.
class other_folder : public msr_folder::registers {
public:
    explicit other_folder(const std::string &place) : device_{place} {
        const auto contains = [&](unsigned cpu) {
            return access((place + "/" + std::to_string(cpu) + "/msr").c_str(), F_OK) == 0;
        };
        while (contains(cpus_))
            ++cpus_;
        if (cpus_ == 0)
            throw std::invalid_argument("--of: " + place +
                                        " has no 0/msr: is the msr module loaded?");
    }

    unsigned cpus() const override { return cpus_; }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return device_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return device_.write(cpu, address, value);
    }

private:
    msr::dev_msr device_;
    unsigned cpus_ = 0;
};

/// Writes accesses of programs to a transcript, where a file is given.
class written_down : public msr_folder::registers {
public:
    written_down(msr_folder::registers &registers, const std::string &file) : backend_{&registers} {
        if (file.empty()) return;
        file_ = std::fopen(file.c_str(), "wbe");
        if (file_ == nullptr)
            throw std::runtime_error("--transcript: " + file + ": " + std::strerror(errno));
        transcriber_ = std::make_unique<msr::transcriber<backend>>(backend_, file_);
    }
    written_down(const written_down &) = delete;
    written_down &operator=(const written_down &) = delete;
    ~written_down() override {
        if (file_ != nullptr) std::fclose(file_);
    }

    unsigned cpus() const override { return backend_.device->cpus(); }
    bool has_gone(unsigned cpu) const override { return backend_.device->has_gone(cpu); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return transcriber_ ? transcriber_->read(cpu, address, value)
                            : backend_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return transcriber_ ? transcriber_->write(cpu, address, value)
                            : backend_.write(cpu, address, value);
    }
    /// Returns whether all accesses were written to the transcript.
    bool is_whole() const { return !transcriber_ || transcriber_->is_whole(); }

private:
    /// The mounted registers in the form of a backend of the library.
    struct backend {
        msr_folder::registers *device;
        msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
            return device->read(cpu, address, value);
        }
        msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
            return device->write(cpu, address, value);
        }
    };

    backend backend_;
    std::FILE *file_ = nullptr;
    std::unique_ptr<msr::transcriber<backend>> transcriber_;
};

/// The signals that end the program, as a descriptor for poll(): no signal is missed between two
/// requests.
class ending_signals {
public:
    ending_signals() {
        sigset_t sigset;
        sigemptyset(&sigset);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP})
            sigaddset(&sigset, signal);
        sigprocmask(SIG_BLOCK, &sigset, nullptr);
        descriptor_ = signalfd(-1, &sigset, SFD_CLOEXEC);
        if (descriptor_ < 0) throw std::runtime_error("no signalfd");
    }
    ending_signals(const ending_signals &) = delete;
    ending_signals &operator=(const ending_signals &) = delete;
    ~ending_signals() { close(descriptor_); }

    int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

std::string what_is_mounted(const command_line &line, unsigned cpus) {
    if (!line.directory.empty()) return "the registers of " + line.directory;
    return "a simulated Pentium 4 of model " + std::to_string(line.model) + ", " +
           std::to_string(cpus) + " logical processor" + (cpus == 1 ? "" : "s") +
           "; nothing is measured";
}

std::unique_ptr<msr_folder::registers> made(const command_line &line) {
    if (!line.directory.empty()) return std::make_unique<other_folder>(line.directory);
    return std::make_unique<mounted_machine>(line);
}

int run(const command_line &line) {
    const std::unique_ptr<msr_folder::registers> subject = made(line);
    msr_folder::faulty_registers faulty{*subject,
                                        msr_folder::faults_of(line.faults, subject->cpus())};
    written_down served{faulty, line.transcript};
    const ending_signals signals;
    msr_folder::folder mounted_at{served, line.folder, "msrpp-mount"};
    std::printf("%s: %s\n", line.folder.c_str(), what_is_mounted(line, subject->cpus()).c_str());
    std::fflush(stdout);
    mounted_at.serve(signals.descriptor());
    if (!served.is_whole())
        throw std::runtime_error("--transcript: " + line.transcript +
                                 ": it could not be written whole");
    return 0;
}

int complain(int status, const char *reason) {
    std::fprintf(stderr, "msrpp-mount: %s\n", reason);
    return status;
}

} // namespace

int main(int count, char **arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    command_line line;
    support::command app{
        "Mounts a simulated Pentium 4 as a folder that behaves as Linux's /dev/cpu.",
        "msrpp-mount"};
    app.set_footer(status_help);
    app.add_option("--model", line.model,
                   "CPUID model in family 0Fh: 0, 1, 2 (the default), 3, 4, 6");
    app.add_flag("--ht", line.hyper_threading, "two logical processors, with Hyper-Threading");
    app.add_option(msr_folder::fault_option, line.faults, msr_folder::fault_help)
        .take_all()
        .take_single_words();
    app.add_option("--of", line.directory,
                   "the registers are those of another folder, as /dev/cpu: writes reach them")
        .exclude("--model")
        .exclude("--ht");
    app.add_option("--transcript", line.transcript,
                   "each access is written to this file: JSON lines, which msr::replay plays");
    app.add_option("FOLDER", line.folder, "where to mount it; a folder that exists")
        .require()
        .check_folder();
    try {
        const support::read_result result =
            app.read(std::vector<std::string>{arguments + (count > 0 ? 1 : 0), arguments + count});
        if (result.how == support::outcome::help) {
            std::fputs(app.help().c_str(), stdout);
            return 0;
        }
        if (result.how != support::outcome::complete) {
            std::fprintf(stderr, "%s\nRun with --help for more information.\n", result.why.c_str());
            return wrong_usage;
        }
        return run(line);
    } catch (const std::invalid_argument &error) { // the model or the CPU does not exist
        return complain(wrong_usage, error.what());
    } catch (const std::exception &error) {
        return complain(not_mounted, error.what());
    }
}
