// The regions of a program: their names, the plan that is counted in them, and the sums of all
// threads.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/region/choice_texts.hpp>
#include <msr/region/report.hpp>
#include <msr/region/tally.hpp>
#include <msr/region/thread_rows.hpp>
#include <msr/session/counts_text.hpp>
#include <msr/session/rules.hpp>
#include <msr/session/run_time_plan.hpp>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr {

/// Limits of the memory that regions take for each thread, and options of their statistics. A
/// thread takes 31 KB for each region and counter, and `most_logged` entries of a word for each
/// counter and one more.
struct region_options {
    std::size_t most_regions = 32; ///< the largest number of regions with different names
    /// The largest number of regions that are open inside of each other.
    std::size_t most_nested = 64;
    /// The number of begins and ends of regions that a thread logs before it sums them up; the
    /// summing takes time, but its events are in no counts. At least 64.
    std::size_t most_logged = 8192;
    /// The largest number of threads with rows of their own in reports; later threads count in the
    /// sums over all threads only.
    std::size_t most_threads = 1024;
    /// Whether the events that begins and ends cause themselves are subtracted from the statistics.
    bool subtract_own_cost{};
    /// Whether readers are `with_time_stamps(…)`, so that the last column of counts is `tsc`.
    bool time_stamps{};
};

/// A region by its number, as the begins of regions take it; `regions::name` returns it.
struct region_name {
    /// The region's number, from 0 on, in the order of the first calls of `regions::name`.
    std::uint32_t number{};
};

/// The regions of a program: their names, and the sums of the counts of all threads. The object
/// must outlive every `region_thread` that uses it. Any thread may call its functions. Example:
///     #include <msr/backend/perf.hpp>
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/session.hpp>
///     constexpr const auto &plan = msr::plan<msr::perfmon::llc_misses.user()>;
///     msr::perf device;
///     msr::session session{device, plan, msr::watch_cpu(0)};
///     session.start();
///     msr::regions regions{plan};
///     const msr::region_name scan = regions.name("scan");
///     {
///         msr::region_thread thread{regions, device.reader_of(session)}; // one in each thread
///         const msr::region pass{thread, scan};
///     }
///     const std::string table = msr::to_table(regions.report());
class regions {
public:
    /// Makes regions for the counters of a plan, named by the texts of the plan's choices: see
    /// `to_string(counts)`.
    template <countable_plan Plan, detail::text_source Source = detail::text_source_of<Plan>()>
    explicit regions(const Plan &counted_plan, const region_options &options = {})
        : regions{choice_texts<Plan, Source>(counted_plan), options} {}

    /// Makes regions for the counters of a plan made at run time, named by the texts that the plan
    /// keeps.
    explicit regions(const run_time_plan &counted_plan, const region_options &options = {})
        : regions{choice_texts(counted_plan), options} {}

    /// Makes regions for any counters, named by the given texts.
    explicit regions(std::vector<std::string> counter_texts, const region_options &options = {})
        : chosen{options}, texts{std::move(counter_texts)},
          names(options.most_regions), sums{options.most_regions,
                                            texts.size() + (options.time_stamps ? 1 : 0)},
          by_thread{options.most_threads, options.most_regions,
                    texts.size() + (options.time_stamps ? 1 : 0)} {
        if (chosen.time_stamps) texts.emplace_back("tsc");
        chosen.most_logged = std::max<std::size_t>(chosen.most_logged, 64);
        costs.resize(texts.size());
    }

    regions(const regions &) = delete;
    regions &operator=(const regions &) = delete;

    /// Returns the region with a name; a name always gives the same region. The first call for a
    /// name takes a lock and allocates; it throws std::length_error where there are `most_regions`
    /// regions already.
    region_name name(std::string_view text) {
        std::string reason;
        const std::optional<region_name> result = name(text, reason);
        if (!result) detail::length_error(reason);
        return *result;
    }
    /// Returns the region with a name; nothing where there are `most_regions` regions already; in
    /// this case `reason` gets a sentence about it.
    [[nodiscard]] std::optional<region_name> name(std::string_view text, std::string &reason) {
        if (const std::size_t position = find(text); position < names.size())
            return numbered(position);
        const std::lock_guard<std::mutex> hold{lock};
        if (const std::size_t position = find(text); position < names.size())
            return numbered(position);
        const std::size_t number = named.load(std::memory_order_relaxed);
        if (number == names.size()) {
            reason = "msr::regions: no room for a region of the name '" + std::string{text} +
                     "': region_options::most_regions is " + std::to_string(names.size());
            return std::nullopt;
        }
        names[number] = text;
        named.store(number + 1, std::memory_order_release);
        return numbered(number);
    }

    /// Returns the options that the regions were made with.
    const region_options &options() const noexcept { return chosen; }
    /// Returns the number of counters that a begin or an end reads.
    std::size_t counters() const noexcept { return texts.size(); }

    /// Returns the counts of all threads that have handed over their counts so far. A thread hands
    /// over when its region_thread ends.
    region_report report() const {
        const std::lock_guard<std::mutex> hold{lock};
        region_report result{.counters = texts,
                             .own_costs = costs,
                             .own_costs_are_subtracted = chosen.subtract_own_cost,
                             .threads = handed_over,
                             .threads_at_work = at_work,
                             .threads_without_rows = by_thread.left_out(),
                             .lost = lost};
        const std::size_t count = named.load(std::memory_order_relaxed);
        for (std::size_t region = 0; region < count; ++region) {
            region_row row{.name = names[region], .threads = by_thread.in_region(region)};
            for (std::size_t i = 0; i < counters(); ++i)
                row.counts.push_back({statistics_of(sums.of(region, i, region_share::inclusive)),
                                      statistics_of(sums.of(region, i, region_share::exclusive))});
            result.regions.push_back(std::move(row));
        }
        return result;
    }

    /// Registers a thread; only `region_thread` calls the function. Returns the thread's number,
    /// from 1 on.
    std::size_t join() {
        const std::lock_guard<std::mutex> hold{lock};
        const std::size_t number = by_thread.add_thread();
        ++at_work;
        return number;
    }
    /// Adds the counts of a thread with the number `thread` to the report, and the costs of its
    /// begins and ends; only `region_thread` calls the function.
    void take(std::size_t thread, const detail::region_tally &counted,
              const std::vector<region_cost> &own) {
        const std::lock_guard<std::mutex> hold{lock};
        by_thread.add(thread, counted.sums());
        add(counted, own);
    }
    /// Adds the remaining counts of a thread that ends, with the number `thread`; only
    /// `region_thread` calls the function.
    void leave(std::size_t thread, const detail::region_tally &counted,
               const std::vector<region_cost> &own) {
        const std::lock_guard<std::mutex> hold{lock};
        by_thread.finish(thread, counted.sums());
        add(counted, own);
        --at_work;
        ++handed_over;
    }

private:
    /// Adds counts and costs of a thread to the sums of all threads; the caller holds the lock.
    void add(const detail::region_tally &counted, const std::vector<region_cost> &own) noexcept {
        sums.add(counted.sums());
        lost.add(counted.lost());
        for (std::size_t i = 0; i < costs.size(); ++i) {
            costs[i].inside = std::max(costs[i].inside, own[i].inside);
            costs[i].around = std::max(costs[i].around, own[i].around);
            costs[i].is_known = costs[i].is_known && own[i].is_known;
        }
    }

    static region_name numbered(std::size_t number) noexcept {
        return {static_cast<std::uint32_t>(number)};
    }

    /// Returns the number of the region with a name; `most_regions` where no region has the name.
    /// Takes no lock, since names are only added.
    std::size_t find(std::string_view text) const noexcept {
        const std::size_t count = named.load(std::memory_order_acquire);
        for (std::size_t i = 0; i < count; ++i)
            if (names[i] == text) return i;
        return names.size();
    }

    region_options chosen;
    std::vector<std::string> texts;
    /// Names of the regions by number; the first `named` elements are in use and do not change.
    std::vector<std::string> names;
    std::atomic<std::size_t> named{};
    /// Lock of the sums of counts, the numbers of threads, and the addition of region names.
    mutable std::mutex lock;
    detail::region_sums sums;
    detail::thread_rows by_thread;
    /// By counter: the greatest number, among all threads, of events that a region's begin and end
    /// add to counts.
    std::vector<region_cost> costs;
    lost_passes lost{};
    std::size_t at_work{};
    std::size_t handed_over{};
};

} // namespace msr
