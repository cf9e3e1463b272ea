// msrpp-mount: a simulated Pentium 4 as a folder that behaves as Linux's /dev/cpu, for programs
// that know no other way to a register. Nothing that is read there was measured.
#include "../msr_folder/faults.hpp"
#include "../msr_folder/folder.hpp"

#include <msr/intel/netburst/target.hpp>
#include <msr/sim/pentium4.hpp>

#include <CLI/CLI.hpp>

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <exception>
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

    msr::netburst::hyper_threading threads() const {
        return msr::netburst::hyper_threading{hyper_threading};
    }
};

/// What is mounted. A single thread serves it, as the simulated machine requires.
class mounted_machine : public msr_folder::registers {
public:
    explicit mounted_machine(const command_line &line)
        : machine_{line.model, line.threads()}, cpus_{line.hyper_threading ? 2u : 1u} {}

    unsigned cpus() const override { return cpus_; }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) override {
        return machine_.read(cpu, address, into);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return machine_.write(cpu, address, value);
    }

private:
    msr::sim::pentium4 machine_;
    unsigned cpus_;
};

/// Signals that end the program, as something to poll for: none is missed between two requests.
class ending_signals {
public:
    ending_signals() {
        sigset_t which;
        sigemptyset(&which);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP})
            sigaddset(&which, signal);
        sigprocmask(SIG_BLOCK, &which, nullptr);
        descriptor_ = signalfd(-1, &which, SFD_CLOEXEC);
        if (descriptor_ < 0) throw std::runtime_error("no signalfd");
    }
    ending_signals(const ending_signals &) = delete;
    ending_signals &operator=(const ending_signals &) = delete;
    ~ending_signals() { close(descriptor_); }

    int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

int run(const command_line &line) {
    mounted_machine what{line};
    msr_folder::faulty_registers served{what, msr_folder::faults_of(line.faults, what.cpus())};
    const ending_signals signals;
    msr_folder::folder mounted_at{served, line.folder, "msrpp-mount"};
    std::printf("%s: a simulated Pentium 4 of model %u, %u logical processor%s; "
                "nothing is measured\n",
                line.folder.c_str(), line.model, what.cpus(), what.cpus() == 1 ? "" : "s");
    std::fflush(stdout);
    mounted_at.serve(signals.descriptor());
    return 0;
}

int complain(int status, const char *why) {
    std::fprintf(stderr, "msrpp-mount: %s\n", why);
    return status;
}

} // namespace

int main(int count, char **arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    command_line line;
    CLI::App app{"Mounts a simulated Pentium 4 as a folder that behaves as Linux's /dev/cpu.",
                 "msrpp-mount"};
    app.footer(status_help);
    app.add_option("--model", line.model,
                   "CPUID model in family 0Fh: 0, 1, 2 (the default), 3, 4, 6");
    app.add_flag("--ht", line.hyper_threading, "two logical processors, with Hyper-Threading");
    app.add_option(msr_folder::fault_option, line.faults, msr_folder::fault_help)
        ->take_all()
        ->allow_extra_args(false);
    app.add_option("FOLDER", line.folder, "where to mount it; a folder that exists")
        ->required()
        ->check(CLI::ExistingDirectory);
    try {
        app.parse(count, arguments);
        return run(line);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? 0 : wrong_usage; // 0 after --help
    } catch (const std::invalid_argument &error) {     // a model, or a CPU, that there is not
        return complain(wrong_usage, error.what());
    } catch (const std::exception &error) {
        return complain(not_mounted, error.what());
    }
}
