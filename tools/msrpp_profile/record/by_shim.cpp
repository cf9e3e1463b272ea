// By the kernel module: instruction-based sampling of AMD's processors.
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

[[noreturn]] void refuse_shim(const std::string &why) { complain(rule_broken, shim_prefix + why); }

/// The module's device, what it can do, and for which processor plans are made.
struct shim_module {
    shim_module() : device{name()} {}

    static std::string name() {
        const char *const other = std::getenv("MSRPP_DEVICE"); // for tests
        return other == nullptr ? msr::shim::usual_device : other;
    }

    msr::shim device;
    msrpp_info tells{};
    msrpp_sampling_info can{};
    ibs::target on{};

    /// Empty: it samples here.
    std::string why_not() {
        msr::failure why = device.information(tells);
        if (why) return msr::message(why);
        if ((tells.features & MSRPP_FEATURE_SAMPLING) == 0 || device.sampling_information(can))
            return "this processor has no instruction-based sampling, which AMD's have since "
                   "family 10h";
        if (is_soft()) return find_soft();
        const ibs::processor found = ibs::detect();
        if (!found.known)
            return "this processor's instruction-based sampling is not known to this release";
        on = found.what;
        return {};
    }
    bool is_soft() const { return (tells.features & MSRPP_FEATURE_SOFT) != 0; }

private:
    /// Software registers are those of the first generation with the same features.
    std::string find_soft() {
        for (const ibs::generation_row &row : ibs::generations)
            if (ibs::target_of(row.is).features == can.capabilities) {
                on = ibs::target_of(row.is);
                return {};
            }
        return "no processor has the sampling of its software registers";
    }
};

ibs::request asked_of(const recorded &what, const shim_module &of, unsigned bits) {
    constexpr std::uint32_t usual_period = 0x4000;
    ibs::request asked;
    if (what.kind == "precise" || what.kind == "overflow")
        complain(wrong_usage, shim_prefix + ("--kind " + what.kind) +
                                  ": the kernel module samples op or fetch; perf samples others");
    if (!what.event.empty())
        complain(wrong_usage, std::string{shim_prefix} +
                                  "-e: op and fetch sample what is executed, and no event");
    asked.what = what.kind == "fetch" ? ibs::engine::fetch : ibs::engine::op;
    asked.period = period_of(what, std::max(usual_period, of.can.least_period));
    asked.period_said = true;
    if (asked.what == ibs::engine::op && of.on.has(ibs::feature::op_cnt))
        asked.counts = ibs::counted::dispatched_ops;
    asked.random =
        bits != 0 && (asked.what == ibs::engine::fetch || of.on.has(ibs::feature::rd_wr_op_cnt));
    if (const msr::verdict why = ibs::check(asked, of.on); !why.legal())
        refuse_shim(sentence_with_names(why));
    if (asked.period < of.can.least_period)
        refuse_shim("--period: at least " + std::to_string(of.can.least_period) +
                    ", which the module asks of who has no CAP_PERFMON");
    return asked;
}

std::string text_of(const ibs::request &asked) {
    std::string text;
    ibs::write_text(asked, [&](msr::text_view part) { text.append(part.data(), part.size()); });
    return text;
}

std::vector<std::pair<std::string_view, std::string>>
description_of(const shim_module &of, const ibs::request &asked, const msrpp_sampling &made,
               const std::vector<unsigned> &whole) {
    const bool is_op = asked.what == ibs::engine::op;
    std::vector<std::pair<std::string_view, std::string>> all{
        {about::backend, "shim"},
        {about::cpu, ibs::row_of(of.on.is).name},
        {about::kind, is_op ? "op" : "fetch"},
        {about::choice, text_of(asked)},
        {about::counts, !is_op                                         ? "fetches"
                        : asked.counts == ibs::counted::dispatched_ops ? "ops"
                                                                       : "clocks"},
        {about::period, std::to_string(made.period)},
        {about::random, std::to_string(made.random_bits)},
        {about::chain, std::to_string(made.chain)},
        {"carrier", made.carrier == MSRPP_CARRIER_PERF ? "perf" : "direct"}};
    if (!whole.empty()) all.emplace_back(about::cpus, support::list_of(whole));
    if (of.is_soft())
        all.emplace_back(about::simulated,
                         "yes: the module's registers are software, and nothing is "
                         "measured");
    return all;
}

/// Moves records from the module's rings to the file.
class shim_recording {
public:
    shim_recording(msr::shim_sampling &from, profile_file &to, processes &with)
        : from_{from}, to_{to}, with_{with}, room_(std::size_t{1} << 20) {}

    void take() {
        std::vector<unsigned char> all;
        bool ended = false;
        while (from_.wait(0, ended)) {
            std::size_t count = 0;
            if (const msr::failure why = from_.read(room_.data(), room_.size(), count))
                refuse_shim(msr::message(why));
            if (count == 0) break;
            all.insert(all.end(), room_.begin(), room_.begin() + static_cast<long>(count));
            if (all.size() > most_at_once) break;
        }
        with_.take(); // what had become of processes when these samples were taken
        put(all);
        to_.tick();
    }

private:
    static constexpr std::size_t most_at_once = std::size_t{1} << 24;
    msr::shim_sampling &from_;
    profile_file &to_;
    processes &with_;
    std::vector<unsigned char> room_;

    void put(std::span<const unsigned char> rest) {
        using msr::profile::record;
        for (record one = record::at(rest); one.whole(); one = record::at(rest)) {
            const msrpp_sample &head = one.fixed();
            if (with_.is_of_program(head.pid, head.time)) {
                with_.saw(head.pid, head.tid);
                to_.saw_cgroup(head.cgroup);
                to_.saw_process(head.pid);
                to_.put_samples(rest.first(one.bytes()));
            }
            rest = rest.subspan(one.bytes());
        }
        if (!rest.empty()) refuse_shim("the module gave something that is no record");
    }
};

/// Puts losses, and returns what is to be said at the end.
std::string closing(msr::shim_sampling &samples, profile_file &to, const shim_module &of) {
    msrpp_sampling_statistics told{};
    if (const msr::failure why = samples.statistics(told)) return msr::message(why);
    constexpr std::uint32_t of_all_cpus = ~0u;
    const auto lost = [&](msr::profile::loss why, std::uint64_t count) {
        if (count != 0)
            to.put(msr::profile::lost{
                .cpu = of_all_cpus, .reason = why, .samples = count, .time = now()});
    };
    lost(msr::profile::loss::full, told.lost);
    lost(msr::profile::loss::overwritten, told.overwritten);
    std::string remark;
    if (of.is_soft()) remark = "software registers: nothing is measured";
    const auto add = [&](const std::string &more) {
        remark += (remark.empty() ? "" : "; ") + more;
    };
    if (told.raised != 0)
        add("the period was raised up to " + std::to_string(told.period) +
            " for the sake of overhead");
    if (told.inherit_lost != 0) add("a new thread could not be followed");
    if (told.reason != 0) {
        msrpp_failure why{};
        why.reason = told.reason;
        why.cpu = told.cpu;
        add("sampling stopped by itself on CPU " + std::to_string(told.cpu) + ": " +
            msr::message(msr::shim_detail::failure_of(why, 0, of.device.where())));
    }
    return remark;
}

} // namespace

std::string why_not_shim() {
    shim_module here;
    return here.why_not();
}

int by_shim(const recorded &what) {
    shim_module of;
    if (const std::string why = of.why_not(); !why.empty()) refuse_shim(why);
    constexpr unsigned usual_bits = 7;
    const unsigned bits = random_bits_of(what, usual_bits);
    const ibs::request asked = asked_of(what, of, bits);
    const auto program_written = ibs::program_of({&asked, 1}, of.on);
    const auto require = [](const msr::failure &why) {
        if (why) refuse_shim(msr::message(why));
    };
    const std::vector<unsigned> whole = sampled_cpus(what);
    const std::vector<std::uint32_t> cpus{whole.begin(), whole.end()};
    msr::shim_sampling samples;
    require(samples.open(of.device, program_written.view(),
                         {.random_bits = asked.random ? bits : 0,
                          .chain = std::min(what.chain, unsigned{MSRPP_SAMPLING_MOST_CHAIN}),
                          .watermark = 1u << 16,
                          .overhead = overhead_of(what),
                          .inherit = !what.all_cpus,
                          .cpus = {cpus.data(), cpus.size()}}));
    sampled_time time{what.program};
    profile_file file{what.file, what.program, description_of(of, asked, samples.made(), whole)};
    perf_subject subject = perf_subject::of_process(time.process());
    if (what.all_cpus) subject.process = perf_subject::every_process;
    processes with{file, subject};
    if (!what.all_cpus) require(samples.attach(time.process()));
    require(samples.start());
    shim_recording records{samples, file, with};
    std::vector<pollfd> watched{{.fd = samples.descriptor(), .events = POLLIN, .revents = 0}};
    with.poll_with(watched);
    time.begin();
    while (time.goes_on(watched))
        records.take();
    const int status = time.wait();
    static_cast<void>(samples.stop()); // of what goes on without the program
    records.take();
    if (time.began()) file.finish(status, closing(samples, file, of));
    return status;
}

} // namespace msrpp::profile
