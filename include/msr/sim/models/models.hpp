// The models of a simulated processor, put together: each CPU's caches, TLBs, predictor and time,
// and the caches that CPUs share. Every model may be replaced by a type with the members of
// `cpu_models` that the player uses.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/caches/translation.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/model_parts.hpp>
#include <msr/sim/models/predictor.hpp>
#include <msr/sim/models/timing.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace msr::sim {

/// The sizes of all modelled parts of a processor, and which CPUs share them.
struct processor_shape {
    cache_shapes caches{};       ///< shapes of the three levels of the core's caches
    tlb_shapes tlbs{};           ///< shapes of the core's TLBs of code and of data
    predictor_shape branches{};  ///< sizes of the branch predictor
    timing_shape clocks{};       ///< costs of cache misses and branch mispredictions, in clocks
    unsigned cpus_of_core = 1;   ///< number of logical processors that share a core
    unsigned cpus_of_second = 1; ///< number of CPUs that share a second-level cache
    /// Number of CPUs that share a third-level cache; 0: all CPUs share one.
    unsigned cpus_of_third = 0;

    friend constexpr bool operator==(const processor_shape &, const processor_shape &) = default;
};

/// The result of an access to memory or a fetch of code in caches and TLBs.
struct access_result {
    level from{}; ///< cache level (or memory) that the farthest line of the access came from
    translated through{}; ///< TLB level that translated the farthest page of the access
    bool split{};         ///< whether the access touched two lines of cache
};

/// The models that the logical processors of a core share.
struct core_models {
    core_caches caches; ///< the caches that the core uses, shared levels included
    translation pages;  ///< the TLBs of the core
    predictor branches; ///< the branch predictor of the core
};

/// The models that one simulated CPU uses: caches, TLBs, branch predictor and time.
class cpu_models {
public:
    /// Signals that the models saw, without the signals that each execution of a block adds alike.
    tally counted{};
    /// The ways of the last-level cache in which the CPU may allocate, and the owner number of its
    /// lines (RDT, QoS).
    shared_cache::allocation allocates{};
    /// The progress of the CPU (its pace): the waits that the models compute always add to the
    /// pace, blocks of code add to it only where the player keeps the pace.
    pace now{};
    /// The result of the last fetch() that fetched another line than the fetch before it, and the
    /// value of `now.ops` at the fetch.
    struct {
        access_result found{};
        std::uint64_t at = ~std::uint64_t{0};
    } fetched{};
    /// The ways of the last-level cache in which fetches of code may allocate, where code and data
    /// are divided; empty: code allocates in the ways of `allocates`.
    std::optional<std::uint32_t> code_ways{};

    /// The parts of the models that get input; all, unless no reader needs the results of some
    /// parts.
    model_parts needed = model_parts::all();

    /// Makes the models of a CPU. `core`: the models that all CPUs of the core share. `clocks`: the
    /// costs for the model of time.
    cpu_models(std::shared_ptr<core_models> core, const timing_shape &clocks)
        : core_{std::move(core)}, clocks_{clocks} {}

    /// Accesses 1 to 128 bytes of memory. `misses_count`: false for a part of an access that was
    /// already counted as a miss. Returns the cache level that the bytes came from, and the TLB
    /// level that translated them.
    access_result access(std::uint64_t address, unsigned bytes, bool writes,
                         bool misses_count = true) {
        if (!core_->caches.in_one_line(address, bytes)) [[unlikely]]
            return access_lines(address, bytes, writes, misses_count);
        const found_in_line line = !misses_count ? access_parts(address, writes, false)
                                   : writes      ? access_line<true>(address)
                                                 : access_line<false>(address);
        return {.from = line.from(), .through = line.through()};
    }

    /// Accesses memory if its line and its page are the newest of their sets: a hit, which changes
    /// nothing in the models and counts no signal. Returns whether line and page are the newest; if
    /// not, nothing changes. All parts of the models must get input.
    bool access_again(std::uint64_t address, unsigned bytes, bool writes) {
        core_models &core = *core_;
        return core.caches.in_one_line(address, bytes) && core.pages.is_newest(address) &&
               core.caches.access_newest(address, writes);
    }

    /// Prefetches the words of the simulated caches into the host's caches, for an access that may
    /// need caches up to `farthest`.
    void prefetch(std::uint64_t address, level farthest) const {
        core_->caches.prefetch(address, farthest);
    }

    /// Fetches the lines of a block's code, except for the line fetched last. A block
    /// without bytes, which only a broken stream has, fetches nothing.
    void fetch(std::uint64_t address, unsigned bytes) {
        if (bytes == 0 || !needed.code) return;
        const std::uint64_t mask = ~(std::uint64_t{core_->caches.line_bytes()} - 1);
        const std::uint64_t last = (address + bytes - 1) & mask;
        if ((address & mask) == last_code_line_ && last == last_code_line_) return;
        fetched = {.found = {}, .at = now.ops};
        // A block of code that lies in two cache lines and loops: fetch_line() would leave the
        // models in their present state.
        if (last == last_code_line_ && (address & mask) == other_code_line_ &&
            other_code_line_ + core_->caches.line_bytes() == last) {
            counted[signal::l1i_fetches] += 2;
            return;
        }
        if ((address & mask) != last_code_line_) fetch_line(address & mask);
        while (last_code_line_ != last)
            fetch_line(last_code_line_ + core_->caches.line_bytes());
    }

    /// Executes the branch at the end of a block, and counts a misprediction. Returns whether the
    /// branch was mispredicted.
    /// `address`: address of the branch
    /// `following`: address behind the branch
    /// `is_taken`: whether the branch was taken
    /// `next`: address that the branch went to
    bool branch(branch_kind kind, std::uint64_t address, std::uint64_t following, bool is_taken,
                std::uint64_t next) {
        if (!needed.branches) return false;
        const bool is_wrong =
            core_->branches.branch(kind, address, following, is_taken, next, counted);
        if (is_wrong) now.ticks += clocks_.ticks_of_misprediction();
        return is_wrong;
    }

    /// Executes a conditional branch. `hash`: predictor::hash() of the branch's address. Returns
    /// whether the branch was mispredicted, and does not count the misprediction:
    /// mispredicted_conditionals() counts several at once.
    bool conditional(std::uint32_t hash, bool is_taken) {
        return needed.branches && core_->branches.conditional(hash, is_taken);
    }
    /// Returns whether conditional() would predict the branch rightly, and change nothing.
    bool is_settled(std::uint32_t hash, bool is_taken) const {
        return !needed.branches || core_->branches.is_settled(hash, is_taken);
    }
    /// Counts `total` mispredicted conditional branches, of which `handle` branches were taken.
    void mispredicted_conditionals(std::uint64_t total, std::uint64_t handle) {
        counted[signal::mispredicted_branches] += total;
        counted[signal::mispredicted_conditional] += total;
        counted[signal::mispredicted_taken] += handle;
        now.ticks += total * clocks_.ticks_of_misprediction();
    }

    /// Slows memory down to a share of its speed, as Intel's delays of memory bandwidth do.
    /// `percent`: 1 to 100.
    void slow_memory(unsigned percent) { clocks_.slow_memory(percent); }

    /// Sets those counts of a tally (counts of signals) that follow from its other counts: clocks,
    /// issue slots, and loads that hit.
    void conclude(tally &tally) {
        tally[signal::l1d_load_hits] = tally[signal::loads] - tally[signal::l1d_load_misses];
        clocks_.tell(tally);
    }

    /// Returns the bytes of a line of the CPU's caches.
    unsigned line_bytes() const { return core_->caches.line_bytes(); }
    /// Returns whether the code at an address lies in the line that was fetched last; true where no
    /// reader needs fetches of code.
    bool is_fetched(std::uint64_t address) const {
        return !needed.code || (address & ~(std::uint64_t{line_bytes()} - 1)) == last_code_line_;
    }
    /// Returns the model of the CPU's time.
    const timing &clocks() const { return clocks_; }
    /// Returns the bytes of a page, the same for all memory.
    unsigned page_bytes() const { return core_->pages.page_bytes(); }

private:
    std::shared_ptr<core_models> core_;
    timing clocks_;
    static constexpr std::uint64_t no_line = 1;
    std::uint64_t last_code_line_ = no_line;
    // Line of code fetched before last_code_line_; this line cannot have left the cache since.
    std::uint64_t other_code_line_ = no_line;

    // The cache level and the TLB level that served an access, in one number: a struct of three
    // bytes would be assembled in memory.
    struct found_in_line {
        unsigned bits;
        level from() const { return static_cast<level>(bits & 0xff); }
        translated through() const { return static_cast<translated>(bits >> 8); }
    };

    // The function is flattened (all its calls are inlined): calls would cost as much as the work
    // in them.
    template <bool Writes>
    [[gnu::flatten, gnu::noinline]] found_in_line access_line(std::uint64_t address) {
        if (!needed.data) [[unlikely]]
            return access_parts(address, Writes, true);
        core_models &core = *core_;
        translated translation{};
        if (needed.pages) [[likely]]
            translation = core.pages.access(address, Writes, counted);
        core.caches.allocates = allocates;
        return waited_for(core.caches.access_in_line(address, Writes, counted), translation);
    }

    // Accesses one line of memory where only some parts of the models get input, or where a part of
    // the access was already counted.
    [[gnu::flatten, gnu::noinline]] found_in_line access_parts(std::uint64_t address, bool writes,
                                                               bool misses_count) {
        core_models &core = *core_;
        translated translation{};
        level source{};
        if (needed.pages) translation = core.pages.access(address, writes, counted);
        if (needed.data) {
            core.caches.allocates = allocates;
            source = core.caches.access_in_line(address, writes, counted, misses_count);
        }
        return waited_for(source, translation);
    }

    found_in_line waited_for(level source, translated translation) {
        const found_in_line line{static_cast<unsigned>(source) | static_cast<unsigned>(translation)
                                                                     << 8};
        if (line.bits != 0) wait(source, translation);
        return line;
    }

    [[gnu::noinline]] access_result access_lines(std::uint64_t address, unsigned bytes, bool writes,
                                                 bool misses_count) {
        core_models &core = *core_;
        ++counted[writes ? signal::split_stores : signal::split_loads];
        access_result result{.split = true};
        if (needed.pages) {
            result.through = core.pages.access(address, writes, counted);
            if (!core.pages.in_one_page(address, bytes))
                result.through = std::max(result.through,
                                          core.pages.access(address + bytes - 1, writes, counted));
        }
        if (needed.data) {
            core.caches.allocates = allocates;
            result.from = core.caches.access(address, bytes, writes, counted, misses_count);
        }
        wait(result.from, result.through);
        return result;
    }

    void wait(level source, translated translation) {
        now.ticks += clocks_.ticks_of_wait(source, translation);
    }

    // A loop of code in two lines fetches them in turn. Where one line does not displace the other,
    // and no other CPU fetches into the caches, only the number of fetches changes.
    void fetch_line(std::uint64_t line) {
        const std::uint64_t previous = std::exchange(last_code_line_, line);
        if (line == other_code_line_) {
            other_code_line_ = previous;
            ++counted[signal::l1i_fetches];
            return;
        }
        other_code_line_ = core_.use_count() == 1 && core_->pages.share_a_page(line, previous) &&
                                   core_->caches.code_lies_apart(line, previous)
                               ? previous
                               : no_line;
        core_->caches.allocates = {code_ways.value_or(allocates.ways), allocates.owner};
        const translated translation = core_->pages.fetch(line, counted);
        const level source = core_->caches.fetch(line, counted);
        wait(source, translation);
        fetched.found.from = std::max(fetched.found.from, source);
        fetched.found.through = std::max(fetched.found.through, translation);
    }
};

/// The models of all CPUs of a simulated processor; caches are empty at first.
class processor_models {
public:
    /// Sentences on where the models are simpler than real processors.
    static constexpr const char *limits[] = {core_caches::limits, shared_cache::limits,
                                             translation::limits, predictor::limits,
                                             timing::limits};

    /// Makes the models of `cpus` CPUs. Throws std::invalid_argument where `cpus` is 0 or a size in
    /// `shape` breaks a rule.
    processor_models(const processor_shape &shape, unsigned cpus)
        : cpus_of_third_{shape.cpus_of_third == 0 ? std::max(cpus, 1u) : shape.cpus_of_third} {
        if (cpus == 0)
            msr::detail::invalid_argument("a simulated processor needs at least one CPU");
        std::shared_ptr<core_models> core;
        std::shared_ptr<cache> second;
        for (unsigned cpu = 0; cpu < cpus; ++cpu) {
            if (cpu % cpus_of_third_ == 0 && shape.caches.third.total_bytes != 0)
                thirds_.push_back(std::make_shared<last_level>(shape.caches.third));
            if (cpu % shape.cpus_of_second == 0)
                second = std::make_shared<cache>(shape.caches.second);
            if (cpu % shape.cpus_of_core == 0)
                core = std::make_shared<core_models>(core_models{
                    core_caches{shape.caches, second, thirds_.empty() ? nullptr : thirds_.back()},
                    translation{shape.tlbs}, predictor{shape.branches}});
            cpus_.emplace_back(core, shape.clocks);
        }
    }

    /// Sets the parts of the models that get input; the counts of signals of other parts are too
    /// small. A part that gets input again resumes from its last state.
    void need(const model_parts &parts) {
        for (cpu_models &models : cpus_)
            models.needed = parts;
    }

    /// Returns the number of logical processors.
    std::size_t size() const { return cpus_.size(); }
    /// Returns the models of a logical processor, whose number must be less than `size()`.
    cpu_models &operator[](std::size_t cpu) { return cpus_[cpu]; }

    /// Returns the last-level caches, each with the lines and the traffic of its owners; empty
    /// where the second level is the last.
    const std::vector<std::shared_ptr<last_level>> &last_levels() const { return thirds_; }
    /// Returns the index of a CPU's last-level cache in last_levels().
    std::size_t last_level_of(std::size_t cpu) const { return cpu / cpus_of_third_; }
    /// Returns the lowest number among the CPUs that share a last-level cache.
    std::size_t first_cpu_of(std::size_t last_level) const { return last_level * cpus_of_third_; }

private:
    unsigned cpus_of_third_;
    std::vector<cpu_models> cpus_;
    std::vector<std::shared_ptr<last_level>> thirds_;
};

} // namespace msr::sim
