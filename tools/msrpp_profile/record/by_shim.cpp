// Records a profile by the kernel module: instruction-based sampling of AMD's processors.
#include "numbers.hpp"
#include "processes.hpp"
#include "profile_file.hpp"
#include "recorded.hpp"
#include "waiting.hpp"

#include "../../support/complaint.hpp"
#include "../../support/cpus.hpp"

#include <msr/amd/ibs/choice_text.hpp>
#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/shim/sampling.hpp>
#include <msr/profile/record.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

namespace ibs = msr::ibs;

constexpr const char *shim_prefix = "profile record: --backend shim: ";

[[noreturn]] void refuse_shim(const std::string &reason) {
    complain(rule_broken, shim_prefix + reason);
}

/// The device of msrpp's kernel module, the module's features, and the processor for which sampling
/// is planned.
struct shim_module {
    shim_module() : device{name()} {}

    static std::string name() {
        // Path of a device in place of the kernel module's, which tests set by MSRPP_DEVICE.
        const char *const other = std::getenv("MSRPP_DEVICE");
        return other == nullptr ? msr::shim::usual_device : other;
    }

    msr::shim device;
    msrpp_info reports{};
    msrpp_sampling_info can{};
    ibs::target on{};

    /// Returns the reason why the kernel module cannot sample on this machine; empty: the module
    /// can sample.
    std::string why_not() {
        msr::failure problem = device.information(reports);
        if (problem) return msr::message(problem);
        if ((reports.features & MSRPP_FEATURE_SAMPLING) == 0 || device.sampling_information(can))
            return "this processor has no instruction-based sampling, which AMD's have since "
                   "family 10h";
        if (is_soft()) return find_soft();
        const ibs::processor processor = ibs::detect();
        if (!processor.known)
            return "this processor's instruction-based sampling is not known to this release";
        on = processor.what;
        return {};
    }
    bool is_soft() const { return (reports.features & MSRPP_FEATURE_SOFT) != 0; }

private:
    /// Finds the processor whose registers the kernel module simulates in software: the first
    /// generation with the same features.
    std::string find_soft() {
        for (const ibs::generation_row &row : ibs::generations)
            if (ibs::target_of(row.is).features == can.capabilities) {
                on = ibs::target_of(row.is);
                return {};
            }
        return "no processor has the sampling of its software registers";
    }
};

ibs::request asked_of(const recorded &options, const shim_module &shim_module, unsigned bits) {
    constexpr std::uint32_t usual_period = 0x4000;
    ibs::request request;
    if (options.kind == "precise" || options.kind == "overflow")
        complain(wrong_usage, shim_prefix + ("--kind " + options.kind) +
                                  ": the kernel module samples op or fetch; perf samples others");
    if (!options.event.empty())
        complain(wrong_usage, std::string{shim_prefix} +
                                  "-e: op and fetch sample what is executed, and no event");
    request.what = options.kind == "fetch" ? ibs::engine::fetch : ibs::engine::op;
    request.period = period_of(options, std::max(usual_period, shim_module.can.least_period));
    request.period_said = true;
    if (request.what == ibs::engine::op && shim_module.on.has(ibs::feature::op_cnt))
        request.counts = ibs::counted::dispatched_ops;
    request.random = bits != 0 && (request.what == ibs::engine::fetch ||
                                   shim_module.on.has(ibs::feature::rd_wr_op_cnt));
    if (const msr::verdict verdict = ibs::check(request, shim_module.on); !verdict.legal())
        refuse_shim(sentence_with_names(verdict));
    if (request.period < shim_module.can.least_period)
        refuse_shim("--period: at least " + std::to_string(shim_module.can.least_period) +
                    ", which the module asks of who has no CAP_PERFMON");
    return request;
}

std::string text_of(const ibs::request &request) {
    std::string text;
    ibs::write_text(request, [&](msr::text_view part) { text.append(part.data(), part.size()); });
    return text;
}

std::vector<std::pair<std::string_view, std::string>>
description_of(const shim_module &shim_module, const ibs::request &request,
               const msrpp_sampling &result, const std::vector<unsigned> &whole) {
    const bool is_op = request.what == ibs::engine::op;
    std::vector<std::pair<std::string_view, std::string>> text{
        {about::backend, "shim"},
        {about::cpu, ibs::row_of(shim_module.on.is).name},
        {about::kind, is_op ? "op" : "fetch"},
        {about::choice, text_of(request)},
        {about::counts, !is_op                                           ? "fetches"
                        : request.counts == ibs::counted::dispatched_ops ? "ops"
                                                                         : "clocks"},
        {about::period, std::to_string(result.period)},
        {about::random, std::to_string(result.random_bits)},
        {about::chain, std::to_string(result.chain)},
        {"carrier", result.carrier == MSRPP_CARRIER_PERF ? "perf" : "direct"}};
    if (!whole.empty()) text.emplace_back(about::cpus, support::list_of(whole));
    if (shim_module.is_soft())
        text.emplace_back(about::simulated,
                          "yes: the module's registers are software, and nothing is "
                          "measured");
    return text;
}

/// Moves records from the module's rings to the profile.
class shim_recording {
public:
    shim_recording(msr::shim_sampling &source, profile_file &destination, processes &processes)
        : source_{source}, destination_{destination}, processes_{processes},
          room_(std::size_t{1} << 20) {}

    void take() {
        std::vector<unsigned char> list;
        bool ended = false;
        while (source_.wait(0, ended)) {
            std::size_t count = 0;
            if (const msr::failure problem = source_.read(room_.data(), room_.size(), count))
                refuse_shim(msr::message(problem));
            if (count == 0) break;
            list.insert(list.end(), room_.begin(), room_.begin() + static_cast<long>(count));
            if (list.size() > most_at_once) break;
        }
        // The records of processes that ran when the samples were taken come before the samples.
        processes_.take();
        put(list);
        destination_.tick();
    }

private:
    static constexpr std::size_t most_at_once = std::size_t{1} << 24;
    msr::shim_sampling &source_;
    profile_file &destination_;
    processes &processes_;
    std::vector<unsigned char> room_;

    void put(std::span<const unsigned char> rest) {
        using msr::profile::record;
        for (record record = record::at(rest); record.whole(); record = record::at(rest)) {
            const msrpp_sample &head = record.fixed();
            if (processes_.is_of_program(head.pid, head.time)) {
                processes_.saw(head.pid, head.tid);
                destination_.saw_cgroup(head.cgroup);
                destination_.saw_process(head.pid);
                destination_.put_samples(rest.first(record.bytes()));
            }
            rest = rest.subspan(record.bytes());
        }
        if (!rest.empty()) refuse_shim("the module gave something that is no record");
    }
};

/// Puts the number of lost samples into the profile, and returns the remark that is printed at the
/// recording's end.
std::string closing(msr::shim_sampling &samples, profile_file &destination,
                    const shim_module &shim_module) {
    msrpp_sampling_statistics report{};
    if (const msr::failure problem = samples.statistics(report)) return msr::message(problem);
    constexpr std::uint32_t of_all_cpus = ~0u;
    const auto lost = [&](msr::profile::loss reason, std::uint64_t count) {
        if (count != 0)
            destination.put(msr::profile::lost{
                .cpu = of_all_cpus, .reason = reason, .samples = count, .time = now()});
    };
    lost(msr::profile::loss::full, report.lost_records);
    lost(msr::profile::loss::overwritten, report.overwritten_records);
    std::string remark;
    if (shim_module.is_soft()) remark = "software registers: nothing is measured";
    const auto add = [&](const std::string &suffix) {
        remark += (remark.empty() ? "" : "; ") + suffix;
    };
    if (report.period_raises != 0)
        add("the period was raised up to " + std::to_string(report.period) +
            " for the sake of overhead");
    if (report.inherit_lost != 0) add("a new thread could not be followed");
    if (report.reason != 0) {
        msrpp_failure problem{};
        problem.reason = report.reason;
        problem.cpu = report.cpu;
        add("sampling stopped by itself on CPU " + std::to_string(report.cpu) + ": " +
            msr::message(msr::shim_detail::failure_of(problem, 0, shim_module.device.where())));
    }
    return remark;
}

} // namespace

std::string why_not_shim() {
    shim_module shim_module;
    return shim_module.why_not();
}

int by_shim(const recorded &options) {
    shim_module shim_module;
    if (const std::string reason = shim_module.why_not(); !reason.empty()) refuse_shim(reason);
    constexpr unsigned usual_bits = 7;
    const unsigned bits = random_bits_of(options, usual_bits);
    const ibs::request request = asked_of(options, shim_module, bits);
    const auto program_written = ibs::program_of({&request, 1}, shim_module.on);
    const auto require = [](const msr::failure &problem) {
        if (problem) refuse_shim(msr::message(problem));
    };
    const std::vector<unsigned> whole = sampled_cpus(options);
    const std::vector<std::uint32_t> cpus{whole.begin(), whole.end()};
    msr::shim_sampling samples;
    require(samples.open(shim_module.device, program_written.view(),
                         {.random_bits = request.random ? bits : 0,
                          .chain = std::min(options.chain, unsigned{MSRPP_SAMPLING_MOST_CHAIN}),
                          .watermark = 1u << 16,
                          .overhead = overhead_of(options),
                          .inherit = !options.all_cpus,
                          .cpus = {cpus.data(), cpus.size()}}));
    sampled_time time{options.program};
    profile_file file{options.file, options.program,
                      description_of(shim_module, request, samples.made(), whole)};
    perf_subject subject = perf_subject::of_process(time.process());
    if (options.all_cpus) subject.process = perf_subject::every_process;
    processes processes{file, subject};
    if (!options.all_cpus) require(samples.attach(time.process()));
    require(samples.start());
    shim_recording records{samples, file, processes};
    std::vector<pollfd> watched{{.fd = samples.descriptor(), .events = POLLIN, .revents = 0}};
    processes.poll_with(watched);
    time.begin();
    while (time.goes_on(watched))
        records.take();
    const int status = time.wait();
    // The module goes on sampling without the program until it is stopped.
    static_cast<void>(samples.stop());
    records.take();
    if (time.began()) file.finish(status, closing(samples, file, shim_module));
    return status;
}

} // namespace msrpp::profile
