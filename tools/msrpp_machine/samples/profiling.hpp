// Writes a profile (msr/profile/writer.hpp) of what programs execute on the machine.
#pragma once

#include "../mixed.hpp"
#include "../models.hpp"
#include "../ring/lanes.hpp"
#include "../simulated.hpp"
#include "branch_stacks.hpp"
#include "call_chains.hpp"
#include "noted_memory.hpp"
#include "sample_source.hpp"
#include "sampling_request.hpp"

#include <msr/backend/sample_abi.h>
#include <msr/profile/record.hpp>
#include <msr/profile/writer.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

class profiling : private sample_sink {
public:
    /// `program`: the program and its arguments. Throws a complaint where the processors cannot
    /// take the requested samples, or the file cannot be written.
    profiling(const sampling_request &request, const kinds_of_cpus &kinds_of_cpus, unsigned cpus,
              const std::vector<std::string> &program);
    profiling(const profiling &) = delete;
    profiling &operator=(const profiling &) = delete;
    /// Removes the profile's file if nothing was recorded.
    ~profiling() override;

    /// Starts to record samples. Must be called before programs run. The arguments must outlive the
    /// object.
    void start(simulated &processor, lanes &lanes, models &played);

    // Called when a thread of a process begins to write a lane (buffer); lane_begins() and the
    // following functions are called by the thread that reads the ring, in the program's order.
    void lane_begins(std::uint32_t lane, std::uint32_t process);
    void lane_ends(std::uint32_t lane);
    /// Called when the thread of a lane (buffer) waits, and all that it has executed is counted.
    void lane_waits(std::uint32_t lane);
    /// Takes the sample that an interrupt announces. Returns false where the interrupt is not that
    /// of a sample.
    bool take(const msr::sim::interrupt &interrupt);

    /// Ends the profile with the program's exit status, and prints how many samples the profile
    /// has.
    void finish(int status);

private:
    struct file_sink {
        std::FILE *output;
        const std::string *path;
        void operator()(std::span<const unsigned char> bytes);
    };
    struct thread_of_lane {
        std::uint32_t process{};
        std::uint32_t thread{};
        std::string name;
    };

    sampling_request request_;
    kinds_of_cpus cpus_;
    std::FILE *file_{};
    std::optional<msr::profile::writer<file_sink>> writer_;
    /// The source of samples of each kind of CPU, by kind.
    std::vector<std::unique_ptr<sample_source>> sources_;
    simulated *processor_{};
    lanes *lanes_{};
    noted_memory memory_;
    /// The callers of code, by kind of CPU; empty: no callers are recorded.
    std::vector<std::unique_ptr<call_chains>> chains_;
    /// The branches that samples have, by kind of CPU; empty: no branches are recorded.
    std::vector<std::unique_ptr<branch_stacks>> stacks_;
    stack_choice branches_{};
    /// The callers of threads when they last waited, by process and thread; a thread that waits may
    /// fork.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint64_t>> forking_;
    /// The thread of each lane (buffer), by the lane's number.
    std::vector<thread_of_lane> threads_;
    std::set<std::uint32_t> sampled_processes_;
    std::vector<unsigned char> waiting_; ///< records of the profile that are not in the file yet
    std::uint64_t flushed_{};            ///< time when records were last written to the file
    std::uint64_t reported_clocks_{};
    std::uint32_t sequence_{};
    std::uint64_t cgroup_{};
    bool is_finished_{};

    std::uint32_t sampled_lane_{};
    unsigned sampled_kind_{};

    msrpp_sample begin(const msr::sim::interrupt &interrupt) override;
    void take(msr::profile::record_builder &builder, std::uint64_t instruction) override;
    void lost(unsigned cpu, std::uint64_t samples) override;
    void check_branches();
    void start_branches(models &played, unsigned cpus);
    void put_branches();
    void tell_thread(std::uint32_t lane);
    void tell_mappings(std::uint32_t process);
    void tell_clocks(unsigned cpu);
    void write_waiting();
    void flush();
};

} // namespace msrpp::machine
