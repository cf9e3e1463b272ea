// A simulated machine that several programs share, as seen by the process that runs one of the
// programs.
#pragma once

#include "../../support/descriptor.hpp"
#include "../programs/child.hpp"
#include "../programs/program_host.hpp"
#include "socket_words.hpp"

#include <msr/core/failure.hpp>

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace msrpp::machine {

/// A program (member) on a shared machine. The object is used by several threads.
class member : public program_host {
public:
    /// Requests to join a shared machine. Must be called while the socket's folder is locked;
    /// welcome() then waits for the answer.
    member(descriptor connection, const machine_name &machine_name);

    /// Leaves the shared machine. Waits, at most for some seconds, until the machine has noted that
    /// the program left.
    ~member() override;

    /// Returns the options of the shared machine. Throws a complaint where the machine's server
    /// process refuses the program.
    const machine_name &welcome();

    unsigned cpus() const override { return machine_.cpus; }
    std::string ring_file() const override;
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override;
    /// Claims a register of a CPU for this program, so that other programs cannot claim the
    /// register. Returns false where another program has claimed it.
    bool claim(unsigned cpu, std::uint32_t address);
    /// Sets a function that is called once the program has ended, and all that the program has
    /// executed is counted.
    void before_leaving(std::function<void()> subject) { before_leaving_ = std::move(subject); }

    bool has_interrupts() const override { return true; }
    void open_interrupts(const std::string &place) override;
    /// Leaves the shared machine. If no other program runs on the machine, the machine is gone when
    /// the function returns.
    void finish() override;
    bool has_run() const override { return has_run_; }
    std::string count_error() const override { return count_error_; }

    int connection() const { return connection_.number(); }

private:
    descriptor connection_;
    descriptor ring_;
    machine_name machine_;
    std::function<void()> before_leaving_;
    bool has_run_{};
    std::string count_error_;
    /// The last message of the machine's server process, where the machine ended with this program;
    /// empty: no message.
    std::string last_words_;
    std::mutex asking_;

    bool ask(const question &question, answer &answer, int file = -1);
    void leave();
};

/// Ends a program early where the keeper (server process) of its machine ends.
class loss_watch {
public:
    loss_watch(const member &member, child &program);
    loss_watch(const loss_watch &) = delete;
    loss_watch &operator=(const loss_watch &) = delete;
    ~loss_watch();

private:
    descriptor end_;
    std::thread watcher_;
};

} // namespace msrpp::machine
