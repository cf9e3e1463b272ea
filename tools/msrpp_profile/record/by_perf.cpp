// Records a profile by Linux's perf, without the kernel module.
#include "numbers.hpp"
#include "perf_branches.hpp"
#include "perf_choice.hpp"
#include "perf_records.hpp"
#include "perf_rings.hpp"
#include "processes.hpp"
#include "profile_file.hpp"
#include "record_order.hpp"
#include "recorded.hpp"
#include "waiting.hpp"

#include "../../msrpp/run/perf/perf_records.hpp"
#include "../../msrpp/run/subjects/machine_cpus.hpp"
#include "../../support/complaint.hpp"
#include "../../support/cpus.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/perf/open_failure.hpp>
#include <msr/backend/perf/sample.hpp>
#include <msr/backend/perf/sampling.hpp>
#include <msr/profile/record.hpp>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <limits>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <linux/perf_event.h>

namespace msrpp::profile {

namespace {

[[noreturn]] void refuse_perf(const std::string &reason) {
    complain(rule_broken, perf_prefix + reason);
}

/// Returns the reason why the kernel did not open an event, in the same words as the counting
/// backend.
std::string why_not_opened(int error, const msr::perf_event &event, const perf_subject &subject) {
    msr::perf_detail::refused_open problem{.error = error,
                                           .event = &event,
                                           .target = subject.is_whole()
                                                         ? msr::perf_target::kind::cpu
                                                         : msr::perf_target::kind::thread};
    std::ifstream paranoid{"/proc/sys/kernel/perf_event_paranoid"};
    problem.knows_paranoid = static_cast<bool>(paranoid >> problem.paranoid);
    return msr::message(
        msr::perf_detail::failure_of_open(problem, subject.is_whole() ? nullptr : "the program",
                                          subject.cpus.empty() ? 0 : subject.cpus.front()));
}

/// Opens an event of perf for sampling. Where the kernel refuses, tries again without attributes
/// that older kernels do not know.
int open_sampling(perf_rings &rings, const msr::perf_event &event,
                  msr::perf_sampling_options options, const perf_subject &subject) {
    bool mapped = true;
    options.inherit = options.at_exec = !subject.is_whole();
    const auto once = [&] {
        return rings.open(msr::sampling_attribute_of(event, options), subject, mapped);
    };
    int error = once();
    const auto is_too_new = [&] {
        return error == EINVAL || error == EOPNOTSUPP || error == E2BIG;
    };
    if (is_too_new()) {
        options.cgroups = false;
        error = once();
    }
    if (is_too_new()) {
        options.weight_struct = options.build_ids = false;
        error = once();
    }
    if (is_too_new() && options.what == msr::perf_sampled::precise) {
        options.precise = 1;
        error = once();
    }
    if (is_too_new() && options.what == msr::perf_sampled::registers) {
        options.kernel =
            // Older kernels cannot exclude a mode from IBS: samples of the kernel are taken, and
            // dropped afterwards.
            true;
        error = once();
    }
    if (error != 0 && !mapped)
        refuse_perf(std::string{"the kernel gives no memory for rings ("} + std::strerror(error) +
                    "): raise kernel.perf_event_mlock_kb");
    return error;
}

std::vector<std::pair<std::string_view, std::string>> description_of(const perf_choice &perf_choice,
                                                                     const recorded &options,
                                                                     unsigned chain,
                                                                     const perf_subject &subject) {
    std::vector<std::pair<std::string_view, std::string>> entries{
        {about::backend, "perf"},
        {about::cpu, perf_choice.cpu},
        {about::kind, perf_choice.kind},
        {about::choice, perf_choice.text},
        {about::counts, perf_choice.counts},
        {about::period, std::to_string(perf_choice.period)},
        {about::random, std::to_string(perf_choice.random_bits)},
        {"randomised", perf_choice.varied_by_hand     ? "at each reading of the rings"
                       : perf_choice.random_bits == 0 ? "no"
                                                      : "by the hardware"},
        {about::chain, std::to_string(chain)}};
    if (!options.branches.empty()) entries.emplace_back(about::branches, options.branches);
    if (subject.is_whole()) entries.emplace_back(about::cpus, support::list_of(subject.cpus));
    return entries;
}

/// Perf's records of processes on CPUs that are not sampled: mappings that a process makes on such
/// a CPU are needed for samples on other CPUs, too.
class other_news {
public:
    explicit other_news(const perf_subject &sampled) {
        if (!sampled.is_whole()) return;
        perf_subject other_cpus{perf_subject::every_process, {}};
        for (const int cpu : run::online_cpus())
            if (std::find(sampled.cpus.begin(), sampled.cpus.end(), cpu) == sampled.cpus.end())
                other_cpus.cpus.push_back(static_cast<unsigned>(cpu));
        bool mapped = true;
        msr::perf_sampling_options options{.inherit = false, .at_exec = false};
        if (rings_.open(msr::attribute_of_news(options), other_cpus, mapped) == 0) return;
        options.build_ids = false;
        rings_.open(msr::attribute_of_news(options), other_cpus, mapped);
    }

    void enable() { rings_.enable(); }
    /// Moves the records in the rings of perf to `order`, as records of ring `number`.
    void take(record_order &order, std::size_t number) {
        rings_.take([&](std::size_t, std::span<const unsigned char> record) {
            order.add(number, time_of_record(record, rings_.sample_type()), record);
        });
    }
    std::uint64_t sample_type() const { return rings_.sample_type(); }

private:
    perf_rings rings_;
};

unsigned number_of(const std::string &kind) {
    return kind == "op"        ? MSRPP_SAMPLE_OP
           : kind == "fetch"   ? MSRPP_SAMPLE_FETCH
           : kind == "precise" ? MSRPP_SAMPLE_PRECISE
                               : MSRPP_SAMPLE_OVERFLOW;
}

/// Moves records from perf's rings to the profile.
class perf_recording {
public:
    perf_recording(perf_rings &source, profile_file &destination, const perf_choice &perf_choice,
                   unsigned chain, const perf_subject &subject)
        : source_{source}, destination_{destination}, choice_{perf_choice}, subject_{subject},
          report_{destination, subject.is_whole() ? 0 : subject.process},
          other_news_{subject}, records_{number_of(perf_choice.kind), chain},
          draws_{std::random_device{}()}, period_{perf_choice.period} {}

    /// Begins to sample whole CPUs, and records the processes that run already.
    void begin_whole() {
        const std::uint64_t begin = now();
        other_news_.enable();
        source_.enable();
        report_.put_running(begin);
    }

    /// Moves the records that were made before the call to the profile; the next call moves later
    /// ones.
    void take() { take(now()); }
    /// Moves all records that are left in the rings to the profile, at the end.
    void take_rest() { take(std::numeric_limits<std::uint64_t>::max()); }

    std::string remark() const {
        std::string text = choice_.remark;
        const auto add = [&](const std::string &suffix) {
            text += (text.empty() ? "" : "; ") + suffix;
        };
        if (report_.throttled() != 0)
            add("the kernel held sampling back " + std::to_string(report_.throttled()) +
                " times (kernel.perf_event_max_sample_rate): give a longer --period");
        if (unknown_ != 0) add(std::to_string(unknown_) + " records were not understood");
        if (source_.broken() != 0)
            add("a ring had what is no record " + std::to_string(source_.broken()) + " times");
        if (subject_.is_whole())
            if (const auto gone = run::offline_cpus(subject_.cpus); !gone.empty())
                add("CPUs " + support::list_of(gone) +
                    " went offline meanwhile, and have samples until then");
        return text;
    }

private:
    /// The ring number for the records of all CPUs that are not sampled.
    static constexpr std::size_t other_ring = std::numeric_limits<std::size_t>::max();
    perf_rings &source_;
    profile_file &destination_;
    const perf_choice &choice_;
    const perf_subject &subject_;
    process_reports report_;
    other_news other_news_;
    record_order order_;
    perf_records records_;
    std::minstd_rand draws_;
    std::uint64_t period_;            ///< sampling period in events since `period_begin_`
    std::uint64_t previous_period_{}; ///< sampling period in events before `period_begin_`
    /// Time in ns of CLOCK_MONOTONIC when the sampling period was last changed.
    std::uint64_t period_begin_{};
    std::uint64_t unknown_{};

    /// Writes the branches of the sample that was written last.
    void put_branches(const msr::perf_sample &sample) {
        std::vector<msr::profile::branch> branches;
        for (std::size_t i = 0; i < sample.branch_count(); ++i)
            branches.push_back({.source = sample.branch_word(i, 0),
                                .destination = sample.branch_word(i, 1),
                                .flags = sample.branch_word(i, 2)});
        if (!branches.empty()) destination_.put(msr::profile::branch_stack{branches});
    }

    void take(std::uint64_t complete_until) {
        other_news_.take(order_, other_ring);
        source_.take([this](std::size_t ring, std::span<const unsigned char> record) {
            order_.add(ring, time_of_record(record, source_.sample_type()), record);
        });
        order_.deliver(complete_until,
                       [this](std::size_t ring, std::span<const unsigned char> record) {
                           take(ring, record);
                       });
        destination_.tick();
        if (!choice_.varied_by_hand) return;
        previous_period_ = period_;
        period_ = choice_.period - draws_() % (1u << choice_.random_bits);
        period_begin_ = now();
        source_.set_period(period_);
    }

    void take(std::size_t ring, std::span<const unsigned char> record) {
        if (ring == other_ring) {
            msr::perf_news news;
            if (msr::read_perf_news(record, other_news_.sample_type(), news)) report_.take(news);
            return;
        }
        msr::perf_sample sample;
        if (msr::header_of(record).type == PERF_RECORD_SAMPLE) {
            if (!msr::read_perf_sample(record, source_.sample_type(), sample)) {
                ++unknown_;
                return;
            }
            // Samples of the kernel's own (software) events have no period.
            if (sample.period == 0)
                sample.period = sample.time < period_begin_ ? previous_period_ : period_;
            // Samples of the kernel exist only where the kernel could not be excluded; such samples
            // are dropped.
            if (sample.of_kernel) return;
            const auto bytes = records_.record_of(sample, ring);
            if (bytes.empty()) ++unknown_;
            destination_.saw_cgroup(sample.cgroup);
            destination_.saw_process(sample.pid);
            destination_.put_samples(bytes);
            if (!bytes.empty()) put_branches(sample);
            return;
        }
        msr::perf_news event;
        if (!msr::read_perf_news(record, source_.sample_type(), event)) return;
        if (event.lost != 0) {
            records_.lost(ring);
            destination_.put(msr::profile::lost{.cpu = event.cpu,
                                                .reason = msr::profile::loss::full,
                                                .samples = event.lost,
                                                .time = event.time});
        }
        report_.take(event);
    }
};

} // namespace

std::string why_not_perf(const std::vector<unsigned> &whole_cpus) {
    const msr::perf_event event{.type = PERF_TYPE_SOFTWARE,
                                .config = PERF_COUNT_SW_CPU_CLOCK,
                                .counts_kernel = false,
                                .name = "cpu-clock"};
    perf_rings rings;
    const perf_subject subject = whole_cpus.empty()
                                     ? perf_subject::of_process(0)
                                     : perf_subject{perf_subject::every_process, whole_cpus};
    const int error = open_sampling(rings, event, {.period = 1'000'000}, subject);
    return error == 0 ? std::string{} : why_not_opened(error, event, subject);
}

int by_perf(const recorded &options) {
    const std::vector<unsigned> whole = sampled_cpus(options);
    const std::uint64_t branches =
        options.branches.empty() ? 0 : perf_branches_of(options.branches);
    perf_choice perf_choice = perf_choice_of(options, whole);
    perf_choice.event.counts_kernel = false;
    const unsigned chain =
        options.chain < msr::most_perf_chain ? options.chain : msr::most_perf_chain - 1;
    sampled_time time{options.program};
    const perf_subject subject = options.all_cpus ? perf_subject{perf_subject::every_process, whole}
                                                  : perf_subject::of_process(time.process());
    perf_rings rings;
    if (const int error = open_sampling(rings, perf_choice.event,
                                        {.what = perf_choice.what,
                                         .period = perf_choice.period,
                                         .chain = chain,
                                         .branches = branches},
                                        subject);
        error != 0)
        refuse_perf(why_not_opened(error, perf_choice.event, subject) + "; it is " +
                    in_quotes(perf_choice.text) +
                    (branches == 0 ? "" : " with --branches " + in_quotes(options.branches)));
    profile_file file{options.file, options.program,
                      description_of(perf_choice, options, chain, subject)};
    perf_recording records{rings, file, perf_choice, chain, subject};
    if (subject.is_whole()) records.begin_whole();
    std::vector<pollfd> watched;
    rings.poll_with(watched);
    time.begin();
    while (time.goes_on(watched))
        records.take();
    const int status = time.wait();
    // A simulated machine shows the last records of a ring after a call for the ring's event.
    rings.disable();
    records.take_rest();
    if (time.began()) file.finish(status, records.remark());
    return status;
}

} // namespace msrpp::profile
