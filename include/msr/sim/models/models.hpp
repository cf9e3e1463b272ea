// The models of a simulated processor, put together: each CPU's caches, TLBs, predictor and time,
// and the caches that CPUs share. Every part may be replaced by a type with the members of
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

/// The sizes of everything that is modelled of a processor.
struct processor_shape {
    cache_shapes caches{};       ///< of the three levels
    tlb_shapes tlbs{};           ///< of code and of data
    predictor_shape branches{};  ///< of the branch predictor
    timing_shape clocks{};       ///< what costs how many clocks
    unsigned cpus_of_core = 1;   ///< logical processors that share a core
    unsigned cpus_of_second = 1; ///< CPUs that share a second level
    unsigned cpus_of_third = 0;  ///< CPUs that share a third level; 0: all

    friend constexpr bool operator==(const processor_shape &, const processor_shape &) = default;
};

/// The result of an access to memory.
struct access_result {
    level from{};         ///< of the farthest line
    translated through{}; ///< of the farthest page
    bool split{};         ///< the access touched two lines
};

/// The models that logical processors of a core share.
struct core_models {
    core_caches caches; ///< the first and second level
    translation pages;  ///< the TLBs
    predictor branches; ///< the branch predictor
};

/// The models that one simulated CPU uses.
class cpu_models {
public:
    tally counted{}; ///< signals that the models saw, without the linear signals of blocks
    /// The ways of the last level in which the CPU may allocate, and the owner of its lines (RDT,
    /// QoS).
    shared_cache::allocation allocates{};
    /// Waits are always in it, blocks where the player keeps it.
    pace now{};
    /// The result of the last fetch() outside of the line fetched before it, and `now.ops` at that
    /// time.
    struct {
        access_result found{};
        std::uint64_t at = ~std::uint64_t{0};
    } fetched{};
    /// The ways for code, where code and data are divided; otherwise those of `allocates`.
    std::optional<std::uint32_t> code_ways{};

    /// The parts that are fed: all of them, unless no reader needs the results of some.
    model_parts needed = model_parts::all();

    /// Makes the models of a CPU. `core`: the models that all CPUs of the core share; `clocks`: the
    /// time model's shape.
    cpu_models(std::shared_ptr<core_models> core, const timing_shape &clocks)
        : core_{std::move(core)}, clocks_{clocks} {}

    /// An access to memory of 1 to 128 bytes. `misses_count` false: a part of an access that was
    /// already counted as a miss.
    access_result access(std::uint64_t address, unsigned bytes, bool writes,
                         bool misses_count = true) {
        if (!core_->caches.in_one_line(address, bytes)) [[unlikely]]
            return access_lines(address, bytes, writes, misses_count);
        const found_in_line line = !misses_count ? access_parts(address, writes, false)
                                   : writes      ? access_line<true>(address)
                                                 : access_line<false>(address);
        return {.from = line.from(), .through = line.through()};
    }

    /// An `access` to the line and the page that their sets used last: a hit, which changes nothing
    /// and counts nothing. Returns false, and changes nothing, for another one. Only for callers
    /// that feed all parts.
    bool access_again(std::uint64_t address, unsigned bytes, bool writes) {
        core_models &core = *core_;
        return core.caches.in_one_line(address, bytes) && core.pages.is_newest(address) &&
               core.caches.access_newest(address, writes);
    }

    /// An access to memory that may need caches up to `farthest` comes soon.
    void prefetch(std::uint64_t address, level farthest) const {
        core_->caches.prefetch(address, farthest);
    }

    /// The code of a block is fetched: the lines that are not the one fetched last. A block without
    /// bytes, which only a broken stream has, fetches nothing.
    void fetch(std::uint64_t address, unsigned bytes) {
        if (bytes == 0 || !needed.code) return;
        const std::uint64_t mask = ~(std::uint64_t{core_->caches.line_bytes()} - 1);
        const std::uint64_t last = (address + bytes - 1) & mask;
        if ((address & mask) == last_code_line_ && last == last_code_line_) return;
        fetched = {.found = {}, .at = now.ops};
        // A loop of one block in two lines: fetch_line() would come back to what is now.
        if (last == last_code_line_ && (address & mask) == other_code_line_ &&
            other_code_line_ + core_->caches.line_bytes() == last) {
            counted[signal::l1i_fetches] += 2;
            return;
        }
        if ((address & mask) != last_code_line_) fetch_line(address & mask);
        while (last_code_line_ != last)
            fetch_line(last_code_line_ + core_->caches.line_bytes());
    }

    /// A block ended with a branch; whether it was mispredicted.
    bool branch(branch_kind kind, std::uint64_t address, std::uint64_t following, bool is_taken,
                std::uint64_t next) {
        if (!needed.branches) return false;
        const bool is_wrong =
            core_->branches.branch(kind, address, following, is_taken, next, counted);
        if (is_wrong) now.ticks += clocks_.ticks_of_misprediction();
        return is_wrong;
    }

    /// A conditional branch with this hash of its address; whether it was mispredicted, which is
    /// not counted: mispredicted_conditionals() counts many.
    bool conditional(std::uint32_t hash, bool is_taken) {
        return needed.branches && core_->branches.conditional(hash, is_taken);
    }
    /// Whether conditional() would predict this rightly, and change nothing.
    bool is_settled(std::uint32_t hash, bool is_taken) const {
        return !needed.branches || core_->branches.is_settled(hash, is_taken);
    }
    /// Counts conditional branches that were mispredicted: `total` of them, of which `handle` were
    /// taken.
    void mispredicted_conditionals(std::uint64_t total, std::uint64_t handle) {
        counted[signal::mispredicted_branches] += total;
        counted[signal::mispredicted_conditional] += total;
        counted[signal::mispredicted_taken] += handle;
        now.ticks += total * clocks_.ticks_of_misprediction();
    }

    /// Slows memory down from now on to this share of its speed, 1 to 100 percent (Intel's delays).
    void slow_memory(unsigned percent) { clocks_.slow_memory(percent); }

    /// Sets the signals that follow from others: time, and loads that hit.
    void conclude(tally &tally) {
        tally[signal::l1d_load_hits] = tally[signal::loads] - tally[signal::l1d_load_misses];
        clocks_.tell(tally);
    }

    /// Returns the bytes of a cache line.
    unsigned line_bytes() const { return core_->caches.line_bytes(); }
    /// Whether the code at the address lies in the line that was fetched last, or code is not
    /// needed.
    bool is_fetched(std::uint64_t address) const {
        return !needed.code || (address & ~(std::uint64_t{line_bytes()} - 1)) == last_code_line_;
    }
    /// Returns the model of time.
    const timing &clocks() const { return clocks_; }
    /// Returns the bytes of a page.
    unsigned page_bytes() const { return core_->pages.page_bytes(); }

private:
    std::shared_ptr<core_models> core_;
    timing clocks_;
    static constexpr std::uint64_t no_line = 1;
    std::uint64_t last_code_line_ = no_line;
    // line of code fetched before the last one, which cannot have left the cache since
    std::uint64_t other_code_line_ = no_line;

    // Level and bits in one number: a struct of three bytes would be assembled in memory.
    struct found_in_line {
        unsigned bits;
        level from() const { return static_cast<level>(bits & 0xff); }
        translated through() const { return static_cast<translated>(bits >> 8); }
    };

    // The function is flattened: calls would cost as much as the work in them.
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

    // Accesses one line where only some parts are fed, or where a part of the access was already
    // counted.
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

    // A loop of two lines fetches them in turn. Where one line does not displace the other, and no
    // other CPU fetches into the caches, only the number of fetches changes.
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

/// All CPUs of a simulated processor, with empty caches.
class processor_models {
public:
    /// Sentences: where the models are simpler than processors.
    static constexpr const char *limits[] = {core_caches::limits, shared_cache::limits,
                                             translation::limits, predictor::limits,
                                             timing::limits};

    /// Throws std::invalid_argument where a shape breaks a rule, or without a CPU.
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

    /// Feeds only `parts` from now on; tallies of the other parts are too small. A part that is fed
    /// again resumes from its last state.
    void need(const model_parts &parts) {
        for (cpu_models &models : cpus_)
            models.needed = parts;
    }

    /// Returns the number of logical processors.
    std::size_t size() const { return cpus_.size(); }
    /// Returns the models of a logical processor, which must be less than `size()`.
    cpu_models &operator[](std::size_t cpu) { return cpus_[cpu]; }

    /// The last levels, each with the lines and the traffic of its owners; none where the second
    /// level is the last.
    const std::vector<std::shared_ptr<last_level>> &last_levels() const { return thirds_; }
    /// The place of a CPU's own among them.
    std::size_t last_level_of(std::size_t cpu) const { return cpu / cpus_of_third_; }
    /// The lowest CPU that shares a last level.
    std::size_t first_cpu_of(std::size_t last_level) const { return last_level * cpus_of_third_; }

private:
    unsigned cpus_of_third_;
    std::vector<cpu_models> cpus_;
    std::vector<std::shared_ptr<last_level>> thirds_;
};

} // namespace msr::sim
