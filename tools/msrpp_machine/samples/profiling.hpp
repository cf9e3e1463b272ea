// Writes a profile (msr/profile/writer.hpp) of what programs execute on the machine.
#pragma once

#include "../mixed.hpp"
#include "../models.hpp"
#include "../ring/lanes.hpp"
#include "../simulated.hpp"
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
    /// `program`: its words. Throws a complaint where the processors cannot take such samples, or
    /// the file cannot be written.
    profiling(const sampling_request &request, const kinds_of_cpus &kinds_of_cpus, unsigned cpus,
              const std::vector<std::string> &program);
    profiling(const profiling &) = delete;
    profiling &operator=(const profiling &) = delete;
    /// Takes the file away where nothing was recorded.
    ~profiling() override;

    /// Starts to record. Call it before programs run. The arguments must live as long.
    void start(simulated &processor, lanes &lanes, models &played);

    // Calls of the reader of the ring, in the program's order.
    void lane_begins(std::uint32_t lane, std::uint32_t process);
    void lane_ends(std::uint32_t lane);
    /// Takes note that the thread of a lane waits, and that all it has done is played.
    void lane_waits(std::uint32_t lane);
    /// Takes the sample of an interrupt. Returns false where the interrupt is none of a sample.
    bool take(const msr::sim::interrupt &interrupt);

    /// Ends the profile with the program, and prints how many samples it has.
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
    std::vector<std::unique_ptr<sample_source>> sources_; ///< by kind
    simulated *processor_{};
    lanes *lanes_{};
    noted_memory memory_;
    /// The callers of code by kind of CPU; empty: no callers are recorded.
    std::vector<std::unique_ptr<call_chains>> chains_;
    /// The callers of threads that have waited last, by process and thread: they may fork then.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint64_t>> forking_;
    std::vector<thread_of_lane> threads_; ///< by lane
    std::set<std::uint32_t> sampled_processes_;
    std::vector<unsigned char> waiting_; ///< records that are not in the file yet
    std::uint64_t flushed_{};            ///< when the file was brought up to date
    std::uint64_t clocks_told_{};
    std::uint32_t sequence_{};
    std::uint64_t cgroup_{};
    bool is_finished_{};

    std::uint32_t sampled_lane_{};
    unsigned sampled_kind_{};

    msrpp_sample begin(const msr::sim::interrupt &interrupt) override;
    void take(msr::profile::record_builder &builder, std::uint64_t instruction) override;
    void lost(unsigned cpu, std::uint64_t samples) override;
    void tell_thread(std::uint32_t lane);
    void tell_mappings(std::uint32_t process);
    void tell_clocks(unsigned cpu);
    void write_waiting();
    void flush();
};

} // namespace msrpp::machine
