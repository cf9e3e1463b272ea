// The models of a processor (caches, branches, time), which follow what programs execute.
#pragma once

#include "../msrpp/family.hpp"

#include "ring/ring.hpp"
#include "samples/own_memory.hpp"

#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/model_parts.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/sampling.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace msrpp::machine {

class models {
public:
    virtual ~models() = default;
    /// Takes words (records of executed code) of a lane (buffer of a thread), in order (ring.hpp).
    virtual void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) = 0;
    virtual void lane_begins(std::uint32_t lane, std::uint32_t process) = 0;
    virtual void lane_ends(std::uint32_t lane) = 0;
    /// Sets the ring buffer of the memory accesses that the plugin left out of a lane (buffer of a
    /// thread). Must be called after lane_begins().
    virtual void set_left_out(std::uint32_t lane, std::span<const std::uint64_t> ring) = 0;
    /// Returns the process whose thread writes a lane (buffer of words); 0: no process does.
    virtual std::uint32_t process_of(std::size_t lane) const = 0;
    /// Returns the number of words (records of executed code) that wait for the definition of their
    /// block of code; 0 at the end of all streams.
    virtual std::size_t waiting_words() const = 0;
    /// Makes a simulated CPU stand still from its next block of code on; words (records) of threads
    /// on the CPU wait until go_on().
    virtual void hold(unsigned cpu) = 0;
    virtual void exempt(std::uint32_t lane, bool enabled) = 0;
    virtual void go_on(unsigned cpu) = 0;
    /// Returns the tally (counts of all signals) of what a CPU has executed since the last call for
    /// the CPU.
    virtual msr::sim::tally take(unsigned cpu) = 0;
    /// Feeds only the given parts of the models from the call on; results of other parts must have
    /// no reader.
    virtual void need(const msr::sim::model_parts &parts) = 0;
    /// Returns the caches, TLBs, predictors and times of all CPUs.
    virtual msr::sim::processor_models &parts() = 0;
    /// Returns the models that take samples (such as IBS), which examine single instructions while
    /// the instructions execute.
    virtual msr::sim::samplers &looking() = 0;
    /// The needs of all samplers: whether a sampler examines a CPU, and whether a sampler needs all
    /// accesses to memory.
    struct attention {
        bool present{};
        bool all_accesses{};
        friend bool operator==(const attention &, const attention &) = default;
    };
    virtual attention looked_at() { return {looking().any(), looking().any_needs_all_hits()}; }
    /// Returns whether a sampler takes the counts of a CPU's signals between two blocks of code:
    /// take() within a block leaves the sampler's records without what the block does afterwards.
    virtual bool takes_between_blocks(unsigned cpu) { return looking().takes_tallies(cpu); }
    /// Returns the shape of the first-level data caches, by which the plugin leaves out memory
    /// accesses that change nothing in the caches.
    virtual first_level_shape first_levels() const = 0;
    /// Returns the models of a CPU's kind of processor; in a machine with a single kind this
    /// object.
    virtual models &models_at(unsigned /*cpu*/) { return *this; }
    /// Returns the memory to which the processor writes records of samples for the machine.
    own_memory &own() { return own_; }
    /// Returns sentences about what the models simplify, compared with the processor.
    virtual std::vector<std::string> limits() const = 0;

private:
    own_memory own_;
};

/// Where the definitions of code blocks come from: the words (records) of a program define a block
/// by its code, those of a trace by facts about the code. Processes of a trace are no processes of
/// this system.
enum class words_of { program, trace };

/// The size of all pages of memory: 4 KiB or 2 MiB.
enum class page_size { kib_4, mib_2 };

/// Returns the models of a processor, for `cpus` CPUs. Throws a complaint where the processor has
/// no models.
std::unique_ptr<models> models_of(const family &identity, unsigned cpus,
                                  page_size pages = page_size::kib_4,
                                  words_of reader = words_of::program);

} // namespace msrpp::machine
