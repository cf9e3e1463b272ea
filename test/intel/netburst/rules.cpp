// Tests every rule about choices (events with qualifiers) of the Pentium 4 at run time: the
// sentence, and the choices that break the rule. Equal mistakes stop the compiler with equal
// sentences in test/compile_fail/netburst/.
#include <msr/intel/netburst/rules.hpp>

#include "../../facts.hpp"

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/metrics.hpp>
#include <msr/intel/netburst/planning/planner.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;

constexpr p4::target plain{};
constexpr p4::target model_2 = p4::models<2>;
constexpr p4::target model_3 = p4::models<3>;

const p4::request miss = p4::bsq_cache_reference::rd_2ndl_miss.as_request();
const p4::request uops = p4::uops_retired::nbogus.as_request();
const p4::request cycles = p4::global_power_events::running.as_request();

p4::request with_masks(p4::request request, unsigned masks) {
    request.masks = masks;
    return request;
}
p4::request on(p4::request request, p4::escr_number escr) {
    request.how = p4::with_escr(request.how, escr);
    return request;
}
p4::request on(p4::request request, p4::counter_number counter) {
    request.how = p4::with_counter(request.how, counter);
    return request;
}
p4::request how(p4::request request, p4::qualifiers qualifiers) {
    request.how = qualifiers;
    return request;
}

using names = std::vector<std::string>;

names names_in(const msr::verdict &verdict) {
    names names;
    for (const char *name : verdict.names)
        if (name != nullptr) names.push_back(name);
    return names;
}

std::string list(const names &names) {
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// Returns the sentence that the compiler must print for a mistake.
std::string expected_of_compiler(const std::string &rule) {
    std::ifstream file{MSR_FACTS_DIR "/../compile_fail/netburst/" + rule + ".cpp"};
    std::string line;
    std::getline(file, line);
    const std::string mark = "// EXPECT: ";
    return line.rfind(mark, 0) == 0 ? line.substr(mark.size()) : "";
}

/// Checks that `requests` break a rule, with the given sentence and names; `culprits`: indexes of
/// the requests at fault.
void breaks(const std::vector<p4::request> &requests, const p4::target &target,
            const std::string &rule, const std::string &sentence, const names &names,
            const std::vector<std::size_t> &culprits) {
    INFO(rule);
    const p4::assignments assignments = p4::assign({requests.data(), requests.size()}, target);
    REQUIRE_FALSE(assignments.found());
    CHECK(assignments.why.broken->name == rule);
    CHECK(assignments.why.broken->sentence == sentence);
    CHECK(list(names_in(assignments.why)) == list(names));
    CHECK(std::vector<std::size_t>(assignments.culprits,
                                   assignments.culprits + assignments.culprit_count) == culprits);
    CHECK(expected_of_compiler(rule) == sentence);
}

/// Checks that a request breaks a rule alone, and also together with other requests.
void breaks_alone(const p4::request &request, const p4::target &target, const std::string &rule,
                  const std::string &sentence, const names &names) {
    CHECK(list(names_in(p4::check(request, target))) == list(names));
    breaks({request}, target, rule, sentence, names, {0});
    breaks({cycles, request}, target, rule, sentence, names, {1});
}

} // namespace

TEST_CASE("an event is counted with at least one of its own masks") {
    breaks_alone(with_masks(miss, 0), plain, "mask_is_not_empty",
                 "an event needs at least one mask bit: with none it counts nothing",
                 {"bsq_cache_reference"});
    breaks_alone(with_masks(cycles, 3), plain, "mask_belongs_to_event",
                 "this mask has a bit that the event does not have", {"global_power_events"});
    breaks_alone(with_masks(cycles, 0x10001), plain, "mask_belongs_to_event",
                 "this mask has a bit that the event does not have", {"global_power_events"});
}

TEST_CASE("an event must exist on every model of the plan") {
    const p4::request completed = p4::instr_completed::nbogus.as_request();
    const std::string sentence = "this event does not exist on every processor model of the plan";
    breaks_alone(completed, plain, "event_exists_on_model", sentence, {"instr_completed"});
    breaks_alone(completed, model_2, "event_exists_on_model", sentence, {"instr_completed"});
    CHECK(p4::check(completed, model_3).legal());
}

TEST_CASE("a disputed event is counted only by who says so") {
    const p4::request cycles_back_to_back = p4::b2b_cycles::bit1.as_request();
    breaks_alone(cycles_back_to_back, plain, "disputed_event_is_accepted",
                 "the manual contradicts itself about this event: only a choice that says "
                 "disputed uses it",
                 {"b2b_cycles"});
    CHECK(p4::check(how(cycles_back_to_back, p4::with_dispute({})), plain).legal());
}

TEST_CASE("IQ_ESCR0 and 1 exist on models 0, 1 and 2 only") {
    for (const p4::escr_number escr : {p4::escr_number::iq_escr0, p4::escr_number::iq_escr1}) {
        const std::string name = p4::row_of(escr).name;
        breaks_alone(on(uops, escr), model_3, "escr_exists_on_model",
                     "this ESCR does not exist on every processor model of the plan", {name});
        breaks_alone(on(uops, escr), plain, "escr_exists_on_model",
                     "this ESCR does not exist on every processor model of the plan", {name});
        // On model 2 the ESCR exists, but no event is documented on it.
        breaks_alone(on(uops, escr), model_2, "escr_selects_event",
                     "illegal pairing: this ESCR cannot select this event", {"uops_retired", name});
    }
}

TEST_CASE("an ESCR selects only its events, and feeds only its counters") {
    breaks_alone(on(miss, p4::escr_number::mob_escr0), plain, "escr_selects_event",
                 "illegal pairing: this ESCR cannot select this event",
                 {"bsq_cache_reference", "mob_escr0"});
    breaks_alone(on(on(miss, p4::escr_number::bsu_escr0), p4::counter_number::iq_counter5), plain,
                 "escr_feeds_counter", "illegal pairing: this ESCR does not feed this counter",
                 {"bsq_cache_reference", "bsu_escr0", "iq_counter5"});
    breaks_alone(on(on(miss, p4::escr_number::bsu_escr0), p4::counter_number::bpu_counter2), plain,
                 "escr_feeds_counter", "illegal pairing: this ESCR does not feed this counter",
                 {"bsq_cache_reference", "bsu_escr0", "bpu_counter2"});
    breaks_alone(on(miss, p4::counter_number::iq_counter5), plain, "event_reaches_counter",
                 "illegal pairing: no ESCR of this event feeds this counter",
                 {"bsq_cache_reference", "iq_counter5"});
}

TEST_CASE("before CPUID signature F27h IOQ_allocation is counted through FSB_ESCR0 only") {
    const p4::request reads = p4::ioq_allocation::all_read.as_request();
    const p4::request writes = p4::ioq_allocation::all_write.as_request();
    const std::string sentence =
        "before CPUID signature F27h this event is counted through FSB_ESCR0 only";
    for (const p4::target &previous :
         {p4::models<0>, p4::models<1>, p4::models<p4::signature{.model = 2, .stepping = 6}>}) {
        breaks_alone(on(reads, p4::escr_number::fsb_escr1), previous,
                     "event_counts_through_escr_on_model", sentence,
                     {"ioq_allocation", "fsb_escr1"});
        breaks_alone(on(reads, p4::counter_number::bpu_counter3), previous,
                     "event_counts_through_escr_on_model", sentence,
                     {"ioq_allocation", "bpu_counter3"});
        CHECK(p4::check(on(reads, p4::escr_number::fsb_escr0), previous).legal());
        CHECK(p4::check(on(reads, p4::counter_number::bpu_counter1), previous).legal());
        breaks({reads, uops, writes}, previous, "choices_fit_together",
               "these choices compete for too few ESCRs and counters: no assignment of them exists",
               {"ioq_allocation", "ioq_allocation"}, {0, 2});
    }
    for (const p4::target &final_value :
         {plain, model_2, model_3, p4::models<p4::signature{.model = 2, .stepping = 7}>,
          p4::models<p4::steppings{.model = 2, .first = 7}>}) {
        CHECK(p4::check(on(reads, p4::escr_number::fsb_escr1), final_value).legal());
        CHECK(p4::check(on(reads, p4::counter_number::bpu_counter3), final_value).legal());
        const p4::request pair[] = {reads, writes};
        CHECK(p4::assign(msr::all_of(pair), final_value).found());
    }
}

TEST_CASE("a counter has one owner") {
    const p4::counter_number counter = p4::counter_number::bpu_counter3;
    breaks({uops, on(miss, counter), on(cycles, counter)}, plain, "counter_has_one_owner",
           "two choices claim the same counter",
           {"bpu_counter3", "bsq_cache_reference", "global_power_events"}, {1, 2});
    // Two equal requests on one counter break the rule that a counter has one owner, too.
    breaks({on(miss, counter), on(miss, counter)}, plain, "counter_has_one_owner",
           "two choices claim the same counter",
           {"bpu_counter3", "bsq_cache_reference", "bsq_cache_reference"}, {0, 1});
}

TEST_CASE("an ESCR has one value") {
    const p4::request allocated = p4::bsq_allocation::req_type0.as_request();
    const p4::escr_number escr = p4::escr_number::bsu_escr0;
    breaks({on(miss, escr), on(allocated, escr)}, plain, "escr_has_one_value",
           "two choices claim the same ESCR with different values",
           {"bsu_escr0", "bsq_cache_reference", "bsq_allocation"}, {0, 1});
    const p4::request user_only = how(miss, p4::with_user({}));
    breaks({on(miss, escr), on(user_only, escr)}, plain, "escr_has_one_value",
           "two choices claim the same ESCR with different values",
           {"bsu_escr0", "bsq_cache_reference", "bsq_cache_reference"}, {0, 1});
    // Requests with equal values share an ESCR, whatever the filters in their CCCRs are.
    const p4::request filtered = how(miss, p4::with_threshold({}, 3));
    const p4::request pair[] = {on(miss, escr), on(filtered, escr)};
    CHECK(p4::assign(msr::all_of(pair), plain).found());
}

TEST_CASE("choices that compete are reported together, and only those") {
    const p4::request allocated = p4::bsq_allocation::req_type0.as_request();
    const p4::request active = p4::bsq_active_entries::req_type0.as_request();
    breaks({cycles, miss, uops, allocated, active}, plain, "choices_fit_together",
           "these choices compete for too few ESCRs and counters: no assignment of them exists",
           {"bsq_cache_reference", "bsq_allocation", "bsq_active_entries"}, {1, 3, 4});
}

TEST_CASE("a threshold has 4 bits, and filters need compare") {
    breaks_alone(how(uops, p4::with_threshold({}, 16)), plain, "threshold_has_4_bits",
                 "a threshold must lie between 0 and 15", {"uops_retired"});
    breaks_alone(how(uops, p4::with_threshold({}, 256)), plain, "threshold_has_4_bits",
                 "a threshold must lie between 0 and 15", {"uops_retired"});
    CHECK(p4::check(how(uops, p4::with_threshold({}, 15)), plain).legal());
    const std::string sentence = "threshold, edge and complement do nothing unless compare is set";
    for (const p4::qualifiers &bare :
         {p4::qualifiers{.complement = true}, p4::qualifiers{.edge = true},
          p4::qualifiers{.threshold = 1}})
        breaks_alone(how(uops, bare), plain, "filters_need_compare", sentence, {"uops_retired"});
}

TEST_CASE("a uop has four tags, and few events set them") {
    const p4::request x87 = p4::x87_fp_uop::all.as_request();
    for (const unsigned tag : {4u, 100u, 127u, 128u, 255u, 256u, ~0u})
        breaks_alone(how(x87, p4::with_tag({}, tag)), plain, "tag_is_0_to_3",
                     "a uop has four tag bits: 0 to 3", {"x87_fp_uop"});
    const std::string sentence = "this event cannot tag uops for execution_event";
    breaks_alone(how(uops, p4::with_tag({}, 0)), plain, "event_can_carry_a_tag", sentence,
                 {"uops_retired"});
    const p4::request loads = p4::metric::memory_loads.as_request();
    breaks_alone(how(loads, p4::with_tag(loads.how, 1)), plain, "event_can_carry_a_tag", sentence,
                 {"uop_type"});
    const p4::request split = p4::metric::split_load_retired.as_request();
    breaks_alone(how(split, p4::with_tag(split.how, 1)), plain, "event_can_carry_a_tag", sentence,
                 {"split_load_retired"});
    CHECK(p4::check(how(x87, p4::with_tag({}, 3)), plain).legal());
}

TEST_CASE("only uop_type tags in the front end") {
    const std::string sentence = "this event tags nothing for front_end_event";
    breaks_alone(how(uops, p4::with_retirement({})), plain, "event_can_be_counted_at_retirement",
                 sentence, {"uops_retired"});
    // x87_FP_uop tags uops for execution_event, with a tag that the request does not name.
    breaks_alone(how(p4::x87_fp_uop::all.as_request(), p4::with_retirement({})), plain,
                 "event_can_be_counted_at_retirement", sentence, {"x87_fp_uop"});
    CHECK(p4::check(p4::metric::memory_loads.as_request(), plain).legal());
}

TEST_CASE("a tag has one owner") {
    const p4::request x87 = p4::metric::x87_fp_retired.as_request();
    const p4::request packed = p4::metric::packed_sp_retired.as_request();
    const std::string sentence = "two choices tag different uops with the same tag bit";
    breaks({x87, cycles, packed}, plain, "tag_has_one_owner", sentence,
           {"x87_fp_uop", "packed_sp_uop"}, {0, 2});
    const p4::request of_user = p4::metric::x87_fp_retired.user().as_request();
    breaks({x87, of_user}, plain, "tag_has_one_owner", sentence, {"x87_fp_uop", "x87_fp_uop"},
           {0, 1});
    const p4::request pair[] = {x87, how(packed, p4::with_tag({}, 1))};
    CHECK(p4::assign(msr::all_of(pair), plain).found());
}

TEST_CASE("the front end tags one kind of uops") {
    const p4::request loads = p4::metric::memory_loads.as_request();
    const p4::request stores = p4::metric::memory_stores.as_request();
    breaks({loads, stores}, plain, "front_end_tags_one_kind",
           "two choices tag different uops in the front end, which has one tag only",
           {"uop_type", "uop_type"}, {0, 1});
    const p4::request pair[] = {loads, p4::metric::memory_loads.edge().as_request()};
    CHECK(p4::assign(msr::all_of(pair), plain).found());
}

TEST_CASE("replay metrics agree about what is tagged") {
    const p4::request first = p4::metric::_1stl_cache_load_miss_retired.as_request();
    const p4::request dtlb = p4::metric::dtlb_load_miss_retired.as_request();
    const p4::request dtlb_stores = p4::metric::dtlb_store_miss_retired.as_request();
    const std::string sentence = "two replay metrics need different values in IA32_PEBS_ENABLE or "
                                 "MSR_PEBS_MATRIX_VERT";
    breaks({first, dtlb}, plain, "replay_metrics_agree", sentence,
           {"1stl_cache_load_miss_retired", "dtlb_load_miss_retired"}, {0, 1});
    breaks({cycles, dtlb, dtlb_stores}, plain, "replay_metrics_agree", sentence,
           {"dtlb_load_miss_retired", "dtlb_store_miss_retired"}, {1, 2});
    const p4::request pair[] = {
        first, p4::metric::_1stl_cache_load_miss_retired.greater_than<1>().as_request()};
    CHECK(p4::assign(msr::all_of(pair), plain).found());
}

TEST_CASE("what tags needs a counter too: choices compete for it") {
    // The metric tags through SAAT_ESCR1, in which memory_complete needs a different value.
    const p4::request split = p4::metric::split_load_retired.as_request();
    const p4::request request =
        on(p4::memory_complete::lsc.as_request(), p4::escr_number::saat_escr1);
    breaks({cycles, request, split}, plain, "choices_fit_together",
           "these choices compete for too few ESCRs and counters: no assignment of them exists",
           {"memory_complete", "load_port_replay"}, {1, 2});
}

TEST_CASE("logical processors are distinguished only with Hyper-Threading") {
    const std::string needs_it =
        "logical processor 1 exists only with Hyper-Threading: the T1 bits are reserved without it";
    for (const p4::thread_set threads : {p4::thread_set::second, p4::thread_set::both})
        breaks_alone(how(uops, p4::with_threads({}, threads)), model_3,
                     "thread_1_needs_hyper_threading", needs_it, {"uops_retired"});
    breaks_alone(how(uops, p4::with_threads({}, p4::thread_set::first)), model_3,
                 "thread_choice_needs_hyper_threading",
                 "a choice of logical processor has a meaning only with Hyper-Threading",
                 {"uops_retired"});
    for (const p4::thread_set threads :
         {p4::thread_set::first, p4::thread_set::second, p4::thread_set::both})
        CHECK(p4::check(how(uops, p4::with_threads({}, threads)),
                        p4::models<3, p4::hyper_threading::on>)
                  .legal());
}

TEST_CASE("a thread-independent event is not counted for one logical processor") {
    const p4::request bus = p4::fsb_data_activity::drdy_drv.as_request();
    constexpr p4::target on_3 = p4::models<3, p4::hyper_threading::on>;
    for (const p4::thread_set threads : {p4::thread_set::first, p4::thread_set::second})
        breaks_alone(how(bus, p4::with_threads({}, threads)), on_3, "event_tells_threads_apart",
                     "this event is thread-independent: it cannot be counted for one logical "
                     "processor",
                     {"fsb_data_activity"});
    CHECK(p4::check(bus, on_3).legal());
    CHECK(p4::check(how(bus, p4::with_threads({}, p4::thread_set::both)), on_3).legal());
    p4::request doubted = how(bus, p4::with_threads({}, p4::thread_set::first));
    doubted.how.disputed = true;
    CHECK(p4::check(doubted, on_3).legal());
    // An event that tags may be thread-independent: the event that counts distinguishes the
    // threads.
    CHECK(p4::check(p4::metric::x87_fp_retired.thread_1().as_request(), on_3).legal());
}

TEST_CASE("a choice of one logical processor stays in its half, or names another place") {
    constexpr p4::target on_3 = p4::models<3, p4::hyper_threading::on>;
    const std::string sentence =
        "this event has no ESCR in the half that belongs to this logical processor";
    const p4::request allocation = p4::bsq_allocation::req_type0.as_request();
    breaks_alone(how(allocation, p4::with_threads({}, p4::thread_set::second)), on_3,
                 "event_has_escr_for_thread", sentence, {"bsq_allocation"});
    const p4::request entries = p4::ioq_active_entries::reqa0.as_request();
    breaks_alone(how(entries, p4::with_threads({}, p4::thread_set::first)), on_3,
                 "event_has_escr_for_thread", sentence, {"ioq_active_entries"});
    const p4::request named = how(allocation, p4::with_threads({}, p4::thread_set::second));
    CHECK(p4::check(on(named, p4::escr_number::bsu_escr0), on_3).legal());
    CHECK(p4::check(on(named, p4::counter_number::bpu_counter0), on_3).legal());
    // Three requests for one logical processor get no counter from the half of the other logical
    // processor.
    const p4::request third[] = {p4::itlb_reference::miss.thread_0().as_request(),
                                 p4::page_walk_type::dtmiss.as_request(),
                                 p4::bsq_cache_reference::rd_2ndl_miss.thread_0().as_request(),
                                 p4::mob_load_replay::no_sta.thread_0().as_request()};
    const p4::assignments assignments = p4::assign(msr::all_of(third), on_3);
    CHECK(assignments.why.broken == &p4::choices_fit_together::text);
    CHECK(assignments.culprit_count == 3);
}

TEST_CASE("a sampling period is long enough to end, and fits a counter") {
    for (const std::uint64_t period : {0ull, 1ull, 9ull, 1ull << 40})
        breaks_alone(how(uops, p4::with_overflow({}, p4::overflow_use::interrupt, period)), plain,
                     "sampling_period_is_in_range",
                     "a sampling period must lie between 10, below which interrupts never end, and "
                     "2^40 - 1",
                     {"uops_retired"});
    for (const std::uint64_t period : {0ull, 1ull << 40})
        breaks_alone(how(uops, p4::with_overflow({}, p4::overflow_use::flag, period)), plain,
                     "overflow_is_in_range", "a counter overflows after 1 to 2^40 - 1 events",
                     {"uops_retired"});
    const p4::qualifiers sampled = p4::with_overflow({}, p4::overflow_use::interrupt, 10);
    CHECK(p4::check(how(uops, sampled), plain).legal());
    breaks_alone(
        how(uops, p4::with_forced_overflow(sampled)), plain, "forced_overflow_cannot_interrupt",
        "an interrupt at every event never ends: forced overflow goes without an interrupt",
        {"uops_retired"});
}

TEST_CASE("forced overflow has no number") {
    const p4::qualifiers counted = p4::with_overflow({}, p4::overflow_use::flag, 100);
    breaks_alone(
        how(uops, p4::with_forced_overflow(counted)), plain, "forced_overflow_takes_no_number",
        "forced overflow is at every event: it goes without a number of events", {"uops_retired"});
}

TEST_CASE("execution_event counts beside a tag only that tag") {
    const p4::request x87 = p4::metric::x87_fp_retired.as_request();
    const p4::request other = p4::execution_event::nbogus2.as_request();
    breaks({x87, other}, plain, "mask_matches_tag",
           "this mask of execution_event counts a tag with which no ESCR of these tags",
           {"x87_fp_uop", "execution_event"}, {0, 1});
    const p4::request bogus[] = {x87, p4::execution_event::bogus0.as_request()};
    CHECK(p4::assign(msr::all_of(bogus), plain).found());
    CHECK(p4::assign({&other, 1}, plain).found()); // other programs may tag the uops
}

TEST_CASE("OVF_PMI_T1 is not used on a Pentium D") {
    const p4::request sampled = p4::uops_retired::nbogus.thread_1().sample_every<99>().as_request();
    constexpr p4::signature pentium_d{.model = 4, .stepping = 4};
    breaks_alone(sampled, p4::models<pentium_d, p4::hyper_threading::on>,
                 "interrupt_reaches_thread_1",
                 "CCCR.OVF_PMI_T1 is doubtful at CPUID signature F44h: only a choice that says "
                 "disputed uses it",
                 {"uops_retired"});
    constexpr p4::signature previous{.model = 4, .stepping = 3};
    CHECK(p4::check(sampled, p4::models<previous, p4::hyper_threading::on>).legal());
}

TEST_CASE("precise sampling is of few events, on one counter, with one mechanism") {
    const p4::qualifiers sampled = p4::with_overflow({}, p4::overflow_use::interrupt, 1000);
    const p4::qualifiers precise = p4::with_precision(sampled);
    const p4::request loads = p4::front_end_event::nbogus.as_request();
    breaks_alone(how(uops, precise), plain, "event_can_be_sampled_precisely",
                 "only front_end_event, execution_event and replay_event can be sampled precisely",
                 {"uops_retired"});
    breaks_alone(how(loads, p4::with_precision({})), plain, "precise_sampling_has_a_period",
                 "precise sampling needs a sampling period", {"front_end_event"});
    breaks_alone(on(how(loads, precise), p4::counter_number::iq_counter5), plain,
                 "precise_sampling_is_on_iq_counter4",
                 "only IQ_COUNTER4 samples precisely, for logical processor 1 IQ_COUNTER5",
                 {"front_end_event", "iq_counter5"});
    breaks_alone(how(loads, precise), p4::models<3, p4::hyper_threading::on>,
                 "precise_sampling_is_of_one_thread",
                 "with Hyper-Threading a precise sample is of one logical processor: thread 0 or 1",
                 {"front_end_event"});
    const p4::request bogus = how(p4::front_end_event::bogus.as_request(), precise);
    breaks({how(loads, precise), bogus}, plain, "precise_sampling_stands_once",
           "only one choice of a plan can be sampled precisely",
           {"front_end_event", "front_end_event"}, {0, 1});
    const p4::request x87 = p4::metric::x87_fp_retired.as_request();
    breaks({x87, how(loads, precise)}, plain, "precise_sampling_uses_one_mechanism",
           "beside precise sampling only its own tagging mechanism may be used",
           {"x87_fp_uop", "front_end_event"}, {0, 1});
    breaks_alone(how(p4::replay_event::nbogus.as_request(), precise), plain,
                 "precise_replay_needs_a_metric",
                 "sampled precisely, replay_event needs a replay metric: the plan sets "
                 "IA32_PEBS_ENABLE",
                 {"replay_event"});
    // A request of uop_type alone tags in the front end, which excludes the mechanism of the replay
    // metric.
    const p4::request replayed =
        p4::metric::dtlb_load_miss_retired.sample_every<1000>().precise().as_request();
    breaks({replayed, p4::uop_type::tagloads.as_request()}, plain,
           "precise_sampling_uses_one_mechanism",
           "beside precise sampling only its own tagging mechanism may be used",
           {"dtlb_load_miss_retired", "uop_type"}, {0, 1});
    const p4::request on_5 =
        p4::metric::memory_loads.sample_every<1000>().precise().thread_1().as_request();
    const p4::request on_4 = on(on_5, p4::counter_number::iq_counter4);
    CHECK(p4::check(on_4, p4::models<3, p4::hyper_threading::on>).broken ==
          &p4::precise_sampling_is_on_iq_counter4::text);
    p4::request doubted = on_4;
    doubted.how.disputed = true;
    CHECK(p4::check(doubted, p4::models<3, p4::hyper_threading::on>).legal());
    const p4::request two_tags[] = {
        p4::metric::x87_fp_retired.sample_every<1000>().precise().as_request(),
        p4::packed_sp_uop::all.tag<1>().as_request()};
    CHECK(p4::assign(msr::all_of(two_tags), plain).found());
}

TEST_CASE("a cascade follows the documented pairs, from a choice that overflows") {
    const p4::request source =
        p4::itlb_reference::miss.on(p4::bpu_counter2).overflow_after<100>().as_request();
    const p4::request later = how(miss, p4::with_cascade({}, p4::counter_number::bpu_counter2));
    breaks_alone(on(later, p4::counter_number::bpu_counter1), plain, "cascade_follows_a_pair",
                 "no cascade leads from this counter to the one that counts",
                 {"bpu_counter2", "bpu_counter1"});
    breaks_alone(how(miss, p4::with_cascade({}, p4::counter_number::iq_counter0)), plain,
                 "cascade_follows_a_pair",
                 "no cascade leads from this counter to the one that counts",
                 {"iq_counter0", "bsq_cache_reference"});
    const p4::request extended = how(uops, p4::with_cascade({}, p4::counter_number::iq_counter5));
    breaks_alone(extended, p4::models<1>, "extended_cascade_exists_on_model",
                 "extended cascades do not exist on every processor model of the plan",
                 {"iq_counter5", "uops_retired"});
    CHECK(p4::check(extended, p4::models<2>).legal());
    breaks({cycles, later}, plain, "cascade_has_a_source",
           "no choice and no counter that is set up starts this cascade",
           {"bpu_counter2", "bsq_cache_reference"}, {1});
    p4::request idle = source;
    idle.how.overflow = p4::overflow_use::none;
    breaks({idle, later}, plain, "cascade_source_overflows",
           "the choice that starts a cascade says nothing of when its counter overflows",
           {"itlb_reference", "bsq_cache_reference"}, {0, 1});
    p4::request handled = source;
    handled.how = p4::with_overflow({}, p4::overflow_use::interrupt, 100);
    handled.how.counter = source.how.counter;
    breaks({handled, later}, plain, "cascade_source_is_not_sampled",
           "a cascade lasts until OVF of its source is cleared, which who handles samples does",
           {"itlb_reference", "bsq_cache_reference"}, {0, 1});
    p4::request round = source;
    round.how = p4::with_cascade(round.how, p4::counter_number::bpu_counter0);
    p4::request subject = later;
    subject.how = p4::with_overflow(subject.how, p4::overflow_use::flag, 100);
    breaks({round, subject}, plain, "cascade_has_a_beginning",
           "these choices start each other: their cascade never begins",
           {"bsq_cache_reference", "itlb_reference"}, {1, 0});
    p4::request sampled = later;
    sampled.how = p4::with_overflow(sampled.how, p4::overflow_use::interrupt, 100);
    breaks_alone(sampled, p4::models<2>, "cascade_can_interrupt_on_model",
                 "a cascaded counter cannot interrupt on every processor model of the plan",
                 {"bsq_cache_reference"});
    const p4::request pair[] = {source, sampled};
    CHECK(p4::assign(msr::all_of(pair), p4::models<3>).found());
}

TEST_CASE("a plain choice of uop_type tags too: it joins no other metric's uops") {
    const p4::request loads = p4::metric::memory_loads.as_request();
    const p4::request stores = p4::uop_type::tagstores.as_request();
    breaks({loads, stores}, plain, "front_end_tags_one_kind",
           "two choices tag different uops in the front end, which has one tag only",
           {"uop_type", "uop_type"}, {0, 1});
    const p4::request alike[] = {loads, p4::uop_type::tagloads.as_request()};
    CHECK(p4::assign(msr::all_of(alike), plain).found());
}

TEST_CASE("rules that only the compiler can see keep to their sentences") {
    CHECK(expected_of_compiler("masks_are_of_one_event") ==
          p4::masks_are_of_one_event::text.sentence);
}
