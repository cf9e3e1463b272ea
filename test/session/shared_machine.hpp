// A simulated machine whose registers lie in memory that a forked child shares, so that the parent
// can read them after the child has died.
#pragma once

#include "fake_plan.hpp"

#include <msr/core/failure.hpp>

#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <new>

#include <pthread.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// A machine of a single logical processor with the registers of the fake plan. Copies share the
/// registers.
class shared_machine {
public:
    static constexpr unsigned never = ~0U;

    shared_machine() {
        void *const pages = ::mmap(nullptr, sizeof(contents), PROT_READ | PROT_WRITE,
                                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED) std::abort();
        shared = new (pages) contents{};
        fake::fill(*this, 0);
    }
    shared_machine(const shared_machine &) = delete;
    shared_machine &operator=(const shared_machine &) = delete;
    ~shared_machine() { ::munmap(shared, sizeof(contents)); }

    void set(unsigned, std::uint32_t address, std::uint64_t value) {
        shared->registers[address] = value;
    }
    std::uint64_t value(unsigned, std::uint32_t address) const {
        return shared->registers[address];
    }

    /// Raises the signal `number` during the access with the index `index`.
    void raise_at(unsigned index, int number) {
        signal_at = index;
        signal_number = number;
    }

    unsigned accesses() const { return shared->accesses; }

    /// Returns a number in shared memory by which the child reports.
    std::atomic<int> &note() { return shared->note; }

    msr::failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        accessed();
        value = shared->registers[address];
        return {};
    }
    msr::failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        accessed();
        shared->registers[address] = value;
        return {};
    }

private:
    struct contents {
        std::atomic<std::uint64_t> registers[0x500];
        std::atomic<unsigned> accesses;
        std::atomic<int> note;
    };

    void accessed() noexcept {
        if (shared->accesses++ == signal_at) ::raise(signal_number);
    }

    contents *shared;
    unsigned signal_at{never};
    int signal_number{};
};

/// A fixture in which SIGINT and SIGTERM end the program, as they do where doctest does not catch
/// them.
class default_signals {
public:
    default_signals()
        : interrupt{std::signal(SIGINT, SIG_DFL)}, end{std::signal(SIGTERM, SIG_DFL)} {}
    default_signals(const default_signals &) = delete;
    default_signals &operator=(const default_signals &) = delete;
    ~default_signals() {
        std::signal(SIGINT, interrupt);
        std::signal(SIGTERM, end);
    }

private:
    void (*interrupt)(int);
    void (*end)(int);
};

/// Runs a function in a forked child, which then exits with 0 and does not outlive the calling
/// program. Returns the status from waitpid.
template <typename InChild>
int status_of_child(InChild in_child) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        in_child();
        ::_exit(0);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child) std::abort();
    return status;
}

inline bool died_by(int status, int number) {
    return WIFSIGNALED(status) && WTERMSIG(status) == number;
}

inline bool left_well(int status) { return WIFEXITED(status) && WEXITSTATUS(status) == 0; }
