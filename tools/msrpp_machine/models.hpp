// The models of a processor that follow what programs execute.
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
    /// Words of a lane, in order (ring.hpp).
    virtual void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) = 0;
    virtual void lane_begins(std::uint32_t lane, std::uint32_t process) = 0;
    virtual void lane_ends(std::uint32_t lane) = 0;
    /// Sets the ring with the accesses that are left out of the words of a lane; after
    /// lane_begins().
    virtual void set_left_out(std::uint32_t lane, std::span<const std::uint64_t> ring) = 0;
    /// Returns the process whose thread writes a lane; 0: none.
    virtual std::uint32_t process_of(std::size_t lane) const = 0;
    /// Words that wait for the definition of a block; at the end of all streams there are none.
    virtual std::size_t waiting_words() const = 0;
    /// Lets a CPU stand still from its next block on; it keeps the words of its lanes until
    /// go_on().
    virtual void hold(unsigned cpu) = 0;
    virtual void exempt(std::uint32_t lane, bool enabled) = 0;
    virtual void go_on(unsigned cpu) = 0;
    /// Returns the tally of a CPU since the last call.
    virtual msr::sim::tally take(unsigned cpu) = 0;
    /// Feeds only these parts from now on: no reader needs the results of others.
    virtual void need(const msr::sim::model_parts &parts) = 0;
    /// The caches, TLBs, predictors and times of all CPUs.
    virtual msr::sim::processor_models &parts() = 0;
    /// The samplers that look at single instructions while they execute.
    virtual msr::sim::samplers &looking() = 0;
    /// Whether any sampler looks at a CPU, and whether any needs all accesses for that.
    struct attention {
        bool present{};
        bool all_accesses{};
        friend bool operator==(const attention &, const attention &) = default;
    };
    virtual attention looked_at() { return {looking().any(), looking().any_needs_all_hits()}; }
    /// Whether a sampler takes the tallies of a CPU between blocks: take() within a block leaves
    /// its records without what the block does afterwards.
    virtual bool takes_between_blocks(unsigned cpu) { return looking().takes_tallies(cpu); }
    /// The first levels of data, as writers of words see them.
    virtual first_level_shape first_levels() const = 0;
    /// Returns the models of a CPU's kind, where there are several kinds.
    virtual models &models_at(unsigned /*cpu*/) { return *this; }
    /// Returns the memory to which the processor writes records of samples for the machine.
    own_memory &own() { return own_; }
    /// Returns the limits of the models: sentences about what they simplify.
    virtual std::vector<std::string> limits() const = 0;

private:
    own_memory own_;
};

/// The form in which the words define blocks: programs have their code, traces facts. Processes of
/// a trace are none of this system.
enum class words_of { program, trace };

/// The size of all pages of memory.
enum class page_size { kib_4, mib_2 };

/// The models of a family. Throws a complaint where there are none.
std::unique_ptr<models> models_of(const family &identity, unsigned cpus,
                                  page_size pages = page_size::kib_4,
                                  words_of reader = words_of::program);

} // namespace msrpp::machine
