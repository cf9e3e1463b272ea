// Finds counters and ESCRs for choices (events with qualifiers) by plain enumeration over the
// tables of facts: slow, and easy to verify. Of the planner only the types of its requests and
// assignments are used.
#pragma once

#include "../../facts.hpp"

#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace brute_force {

namespace p4 = msr::netburst;
using requests = std::vector<p4::request>;
using set = std::uint32_t; ///< a set of counters or of models, a bit for each

struct event {
    std::string name;
    std::uint64_t select;
    std::vector<unsigned> escrs;
    /// Whether the second ESCR counts the event on newer processors only.
    bool first_escr_before_f27h;
    std::string tagging; ///< the event's role in counting at retirement, such as "replay-count"
    bool models_known;
    set models;
    bool disputed;
    bool thread_independent;
    bool pebs;
    std::uint64_t masks;
};

/// The cascades of a counter: the counters that start it, and the models on which the extended
/// cascade starts it.
struct cascade {
    set started_by;
    set extended_started_by;
    set extended_models;
};

/// A replay metric: the event that tags, and the values of the two registers of replay tagging.
struct replay_metric {
    /// Name of the event that tags; "none" where the registers do all of the tagging.
    std::string event;
    std::uint64_t masks;
    int only_escr; ///< number of the only ESCR that may tag; -1 where any ESCR of the event may tag
    std::uint64_t pebs_enable;
    std::uint64_t matrix_vert;
};

/// The tables of facts: which ESCRs select an event, and which counters an ESCR feeds.
struct world {
    std::vector<set> counters_of_escr;
    std::vector<unsigned> half_of_escr;
    std::vector<cascade> cascade_of_counter;
    std::vector<event> events;
    std::vector<replay_metric> replay_metrics;
    set erratum = 0; ///< counters with an erratum, which a search avoids

    world() {
        const facts::table escrs{"netburst/escrs.csv"};
        const facts::table masks{"netburst/masks.csv"};
        for (const facts::row &escr : escrs) {
            counters_of_escr.push_back(facts::set_of_numbers(escr["counters"]));
            half_of_escr.push_back(static_cast<unsigned>(facts::number(escr["half"])));
        }
        for (const facts::row &row : facts::table{"netburst/events.csv"}) {
            event event{.name = row["name"],
                        .select = facts::number(row["event_select"]),
                        .escrs = {},
                        .first_escr_before_f27h =
                            row["notes"].find("F27h: FSB_ESCR0 only") != std::string::npos,
                        .tagging = row["tagging"],
                        .models_known = row["models"] != "some" && row["models"] != "unverified",
                        .models = 0,
                        .disputed = row["select_consistent"] == "NO",
                        .thread_independent = row["ts_ti"] == "TI",
                        .pebs = row["pebs"] == "yes",
                        .masks = 0};
            if (event.models_known) event.models = facts::set_of_numbers(row["models"]);
            for (const std::string &name : facts::list_of(row["escrs"]))
                for (unsigned i = 0; i < escrs.size(); ++i)
                    if (escrs[i]["name"] == name) event.escrs.push_back(i);
            for (const facts::row &mask : masks)
                if (mask["event"] == row["name"]) event.masks |= facts::number(mask["value"]);
            events.push_back(event);
        }
        for (const facts::row &row : facts::table{"netburst/counters.csv"}) {
            if (row["notes"].find("erratum") != std::string::npos)
                erratum |= set{1} << facts::number(row["rdpmc_index"]);
            cascade_of_counter.push_back({facts::set_of_numbers(row["cascade_started_by"]),
                                          facts::set_of_numbers(row["ext_started_by"]),
                                          facts::set_of_numbers(row["ext_models"])});
        }
        for (const facts::row &row : facts::table{"netburst/replay_metrics.csv"}) {
            replay_metric metric{.event = row["additional_event"],
                                 .masks = facts::set_of_numbers(row["additional_mask_bits"]),
                                 .only_escr = -1,
                                 .pebs_enable = facts::number(row["pebs_enable_value_counting"]),
                                 .matrix_vert = facts::number(row["matrix_vert_value"])};
            const auto named = facts::list_of(row["additional_escrs"]);
            for (unsigned i = 0; i < escrs.size(); ++i)
                if (named.size() == 1 && escrs[i]["name"] == named[0])
                    metric.only_escr = static_cast<int>(i);
            replay_metrics.push_back(metric);
        }
    }

    /// Returns the index of the first event for which `fits(event)` is true.
    template <typename Fits>
    unsigned event_where(Fits &&fits) const {
        for (unsigned i = 0; i < events.size(); ++i)
            if (fits(events[i])) return i;
        return static_cast<unsigned>(events.size());
    }
    unsigned event_that(const std::string &tagging) const {
        return event_where([&](const event &event) { return event.tagging == tagging; });
    }

    set counters_of(const p4::request &request) const {
        set set = 0;
        for (const unsigned escr : events[request.event].escrs)
            set |= counters_of_escr[escr];
        return set;
    }
};

inline const world &the_world() {
    static const world read_once;
    return read_once;
}

/// Returns the value that a choice (an event with its qualifiers) writes into its ESCR (SDM
/// 18.15.1, 18.16.1).
inline std::uint64_t escr_value(const p4::request &request, const p4::target &target) {
    const bool user = request.how.user || !request.how.kernel;
    const bool kernel = request.how.kernel || !request.how.user;
    const bool pair = target.hyper_threading && (request.how.threads == p4::thread_set::unsaid ||
                                                 request.how.threads == p4::thread_set::both);
    const bool first = pair || request.how.threads != p4::thread_set::second;
    const bool second = pair || request.how.threads == p4::thread_set::second;
    const bool tags = request.how.tag >= 0;
    const std::uint64_t tag =
        tags ? std::uint64_t{1} << 4 | std::uint64_t{1} << (5 + request.how.tag) : 0;
    return tag | the_world().events[request.event].select << 25 |
           std::uint64_t{request.masks} << 9 | std::uint64_t{first && kernel} << 3 |
           std::uint64_t{first && user} << 2 | std::uint64_t{second && kernel} << 1 |
           std::uint64_t{second && user};
}

/// Returns whether the target names a processor before CPUID signature F27h: all models together do
/// not, nor does model 2 without a stepping.
inline bool before_f27h(const p4::target &target) {
    if (target.steppings == 0xffff && (target.models == 0x5f || (target.models & 3) == 0))
        return false;
    return (target.models & 3) != 0 || ((target.models & 4) != 0 && (target.steppings & 0x7f) != 0);
}

/// Returns whether an ESCR counts an event on all processors of the target.
inline bool counts_through(unsigned escr, const event &event, const p4::target &target) {
    return !event.first_escr_before_f27h || escr == event.escrs[0] || !before_f27h(target);
}
inline bool counts_through(unsigned number, unsigned escr, const p4::target &target) {
    return counts_through(escr, the_world().events[number], target);
}

/// Returns the part of a choice (an event with its qualifiers) that tags micro-ops; the part's
/// masks are 0 where the choice does not tag (SDM Tables 19-31 to 19-33).
inline p4::request tagging_of(const p4::request &request) {
    p4::request part = request;
    part.how = {.user = request.how.user,
                .kernel = request.how.kernel,
                .threads = request.how.threads,
                .tag = request.how.tag};
    if (request.how.replay != 0) {
        const replay_metric &metric = the_world().replay_metrics[request.how.replay - 1u];
        part.event =
            the_world().event_where([&](const event &event) { return event.name == metric.event; });
        part.masks = static_cast<unsigned>(metric.masks);
        part.how.escr = static_cast<std::int8_t>(metric.only_escr);
    } else if (!request.how.at_retirement) {
        part.masks = 0;
    }
    return part;
}

/// Returns the event that a choice (an event with its qualifiers) counts: for micro-ops tagged at
/// execution or in the front end, the event that counts them at retirement.
inline p4::request counted_event_of(const p4::request &request) {
    p4::request part = request;
    part.how.tag = -1;
    if (!request.how.at_retirement || request.how.replay != 0) return part;
    const bool execution = request.how.tag >= 0;
    part.event = the_world().event_that(execution ? "execution-count" : "front-end-count");
    part.masks = execution ? 1u << request.how.tag : 1u;
    return part;
}

inline bool leads_to(int source, unsigned counter) {
    const cascade &cascade = the_world().cascade_of_counter[counter];
    return ((cascade.started_by | cascade.extended_started_by) >> source & 1) != 0;
}

/// Returns the counters on which a choice (an event with its qualifiers) may be counted, by the
/// counter that the choice names and by its cascade.
inline set counters_open_to(const p4::request &part) {
    set open = 0;
    for (const unsigned escr : the_world().events[part.event].escrs)
        if (part.how.escr < 0 || static_cast<unsigned>(part.how.escr) == escr)
            open |= the_world().counters_of_escr[escr];
    for (unsigned counter = 0; counter < 18; ++counter) {
        const bool other = part.how.counter >= 0 && part.how.counter != static_cast<int>(counter);
        if (other || (part.how.cascaded_from >= 0 && !leads_to(part.how.cascaded_from, counter)))
            open &= ~(set{1} << counter);
    }
    return open;
}

/// Returns the part of a choice (an event with its qualifiers) that counts, with the counter on
/// which it must be counted: 16 for precise sampling, 17 for precise sampling of logical processor
/// 1; the counter that the choice's cascade starts.
inline p4::request counting_of(const p4::request &request) {
    p4::request part = counted_event_of(request);
    if (part.how.counter >= 0) return part;
    if (part.how.precise) part.how.counter = part.how.threads == p4::thread_set::second ? 17 : 16;
    const set open = counters_open_to(part);
    for (unsigned counter = 0; counter < 18; ++counter)
        if (part.how.cascaded_from >= 0 && open == set{1} << counter)
            part.how.counter = static_cast<std::int8_t>(counter);
    return part;
}

inline bool is_of_one_thread(const p4::request &request) {
    return request.how.threads == p4::thread_set::first ||
           request.how.threads == p4::thread_set::second;
}

inline bool overflows(const p4::request &request) {
    return request.how.force_overflow || request.how.overflow != p4::overflow_use::none;
}

/// Returns whether the overflow, samples and cascade of a choice (an event with its qualifiers) are
/// legal (SDM 18.15.5.7, 18.15.7, 18.16.3; perfctr for short periods; Linux for OVF_PMI_T1 on 0F_04
/// stepping 4).
inline bool overflows_rightly(const p4::request &request, const p4::target &target) {
    const p4::request counts = counting_of(request);
    const bool samples = request.how.overflow == p4::overflow_use::interrupt;
    const std::uint64_t too_many = std::uint64_t{1} << 40;
    if (samples && (request.how.period <= 9 || request.how.period >= too_many)) return false;
    if (request.how.overflow == p4::overflow_use::flag &&
        (request.how.period == 0 || request.how.period >= too_many))
        return false;
    if (request.how.overflow != p4::overflow_use::none && request.how.force_overflow) return false;
    // The program writes IA32_PEBS_ENABLE, so that no other program can have set bit 24 in it.
    const bool counts_replays = the_world().events[counts.event].tagging == "replay-count";
    if (request.how.precise && counts_replays && request.how.replay == 0) return false;
    const bool of_thread_1 = target.hyper_threading && request.how.threads != p4::thread_set::first;
    const bool has_f44 = (target.models >> 4 & 1) != 0 && (target.steppings >> 4 & 1) != 0;
    if (samples && of_thread_1 && has_f44 && !request.how.disputed) return false;
    if (request.how.precise) {
        const int only = request.how.threads == p4::thread_set::second ? 17 : 16;
        if (!samples || !the_world().events[counts.event].pebs) return false;
        const bool doubted = target.hyper_threading && only == 17 && request.how.disputed;
        if (counts.how.counter != only && !(doubted && counts.how.counter == 16)) return false;
        if (target.hyper_threading && !is_of_one_thread(request)) return false;
    }
    if (request.how.cascaded_from < 0) return true;
    unsigned counter = 0;
    while (counter < 18 && (counters_open_to(counts) >> counter & 1) == 0)
        ++counter;
    if (counter == 18) return false;
    const cascade &cascade = the_world().cascade_of_counter[counter];
    const bool extended = (cascade.extended_started_by >> request.how.cascaded_from & 1) != 0;
    if (extended && (target.models & ~cascade.extended_models) != 0) return false;
    const bool silent =
        (target.models & 4) != 0 || ((target.models & 3) != 0 && target.steppings >= 1 << 10);
    return !samples || !silent;
}

/// Returns whether each cascade starts at a choice (an event with its qualifiers) that is counted
/// on the cascade's counter and overflows.
inline bool cascades_start(const requests &request) {
    for (const p4::request &choice : request) {
        const p4::request *position = &choice;
        for (std::size_t steps = 0; position->how.cascaded_from >= 0; ++steps) {
            const p4::request *source = nullptr;
            for (const p4::request &other : request)
                if (&other != position &&
                    counting_of(other).how.counter == position->how.cascaded_from &&
                    (source == nullptr || (!overflows(*source) && overflows(other))))
                    source = &other;
            if (source == nullptr || !overflows(*source) || steps > request.size() ||
                source->how.overflow == p4::overflow_use::interrupt)
                return false;
            position = source;
        }
    }
    return true;
}

/// Returns whether a choice (an event with its qualifiers) tags micro-ops in a way that its event
/// supports.
inline bool tags_rightly(const p4::request &request) {
    const std::string &role = the_world().events[request.event].tagging;
    if (request.how.tag > 3) return false;
    if (request.how.tag >= 0) return role == "execution-upstream" && request.how.replay == 0;
    return !request.how.at_retirement || request.how.replay != 0 || role == "front-end-upstream";
}

/// Returns whether two choices (events with qualifiers) can tag micro-ops at the same time.
inline bool tags_agree(const p4::request &a, const p4::request &b, const p4::target &target) {
    const auto mechanism = [](const p4::request &request) {
        const std::string &role = the_world().events[counted_event_of(request).event].tagging;
        if (role == "front-end-upstream") return std::string{"front-end-count"};
        return role.find("-count") == std::string::npos ? std::string{} : role;
    };
    if (a.how.precise && b.how.precise) return false;
    if ((a.how.precise || b.how.precise) && mechanism(a) != "" && mechanism(b) != "" &&
        mechanism(a) != mechanism(b))
        return false;
    const auto joins = [&](const p4::request &plain, const p4::request &metric) {
        return !plain.how.at_retirement && metric.how.at_retirement && metric.how.replay == 0 &&
               metric.how.tag < 0 &&
               the_world().events[plain.event].tagging == "front-end-upstream" &&
               escr_value(plain, target) != escr_value(tagging_of(metric), target);
    };
    if (joins(a, b) || joins(b, a)) return false;
    const auto counts_others = [](const p4::request &plain, const p4::request &metric) {
        const bool counts = !plain.how.at_retirement &&
                            the_world().events[plain.event].tagging == "execution-count";
        return counts && metric.how.tag >= 0 &&
               ((plain.masks | plain.masks >> 4) & 0xf) != 1u << metric.how.tag;
    };
    if (counts_others(a, b) || counts_others(b, a)) return false;
    const bool a_replays = a.how.replay != 0;
    const bool b_replays = b.how.replay != 0;
    if (!a.how.at_retirement || !b.how.at_retirement || a_replays != b_replays) return true;
    if (a_replays) {
        const replay_metric &entry = the_world().replay_metrics[a.how.replay - 1u];
        const replay_metric &other = the_world().replay_metrics[b.how.replay - 1u];
        return entry.pebs_enable == other.pebs_enable && entry.matrix_vert == other.matrix_vert;
    }
    // A tag of the front end has the number -1, tags of execution have the numbers 0 to 3.
    return a.how.tag != b.how.tag || (a.event == b.event && escr_value(tagging_of(a), target) ==
                                                                escr_value(tagging_of(b), target));
}

/// Returns whether a choice (an event with its qualifiers) by itself is legal on the target.
inline bool may_be_requested(const p4::request &request, const p4::target &target) {
    const event &event = the_world().events[request.event];
    if (event.models_known && (target.models & ~event.models) != 0) return false;
    if (event.disputed && !request.how.disputed) return false;
    if (request.masks == 0 || (request.masks & ~event.masks) != 0) return false;
    return target.hyper_threading || request.how.threads == p4::thread_set::unsaid;
}

inline bool names_another(std::int8_t named, unsigned number) {
    return named >= 0 && static_cast<unsigned>(named) != number;
}

/// A search that tries every counter and every ESCR for the choice (event with qualifiers) at
/// `next` and, with each, for all choices after it.
class enumeration {
public:
    enumeration(const requests &request, const p4::target &target, set avoided)
        : all{request}, on{target}, avoided{avoided} {}

    bool assignment_exists(std::size_t next = 0, set counters = 0) {
        if (next == all.size()) return true;
        const p4::request &request = all[next];
        if (!may_be_requested(request, on)) return false;
        for (unsigned counter = 0; counter < 18; ++counter)
            for (const unsigned escr : the_world().events[request.event].escrs)
                if (counts_through(request.event, escr, on) &&
                    may_sit(request, escr, counter, counters) && escr_agrees(next, escr)) {
                    assigned[next] = {static_cast<p4::escr_number>(escr),
                                      static_cast<p4::counter_number>(counter)};
                    if (assignment_exists(next + 1, counters | set{1} << counter)) return true;
                }
        return false;
    }

    /// Returns the assignments of counters and ESCRs that the search has found: the first in the
    /// order of choices and counters.
    const p4::assignment *found() const { return assigned.data(); }

private:
    bool may_sit(const p4::request &request, unsigned escr, unsigned counter, set counters) const {
        const set own = set{1} << counter;
        const bool free =
            (counters & own) == 0 && (request.how.counter >= 0 || (avoided & own) == 0);
        const bool keeps_to_half = on.hyper_threading && is_of_one_thread(request) &&
                                   request.how.escr < 0 && request.how.counter < 0;
        const unsigned half = request.how.threads == p4::thread_set::second ? 1 : 0;
        if (keeps_to_half && the_world().half_of_escr[escr] != half) return false;
        if (request.how.cascaded_from >= 0 && !leads_to(request.how.cascaded_from, counter))
            return false;
        return free && counts_through(escr, the_world().events[request.event], on) &&
               (the_world().counters_of_escr[escr] & own) != 0 &&
               !names_another(request.how.escr, escr) &&
               !names_another(request.how.counter, counter);
    }
    bool escr_agrees(std::size_t next, unsigned escr) const {
        for (std::size_t i = 0; i < next; ++i)
            if (static_cast<unsigned>(assigned[i].escr) == escr &&
                escr_value(all[i], on) != escr_value(all[next], on))
                return false;
        return true;
    }

    const requests &all;
    const p4::target &on;
    set avoided;
    std::array<p4::assignment, 64> assigned{};
};

/// Returns whether an assignment of counters to choices (events with qualifiers) exists, by
/// enumeration of all assignments. For few choices only: the enumeration takes exponential time.
inline bool assignment_exists_for_few(const requests &request, const p4::target &target,
                                      set avoided = 0) {
    return enumeration{request, target, avoided}.assignment_exists();
}

/// Returns the choices (events with qualifiers) in parts that have no counter in common, directly
/// or through other choices.
inline std::vector<requests> independent_parts(const requests &request) {
    std::vector<std::pair<set, requests>> parts;
    for (const p4::request &choice : request) {
        std::pair<set, requests> merged{the_world().counters_of(choice), {choice}};
        for (std::size_t i = 0; i < parts.size();) {
            if ((parts[i].first & merged.first) == 0) {
                ++i;
                continue;
            }
            merged.first |= parts[i].first;
            merged.second.insert(merged.second.end(), parts[i].second.begin(),
                                 parts[i].second.end());
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
            i = 0;
        }
        parts.push_back(std::move(merged));
    }
    std::vector<requests> result;
    for (auto &part : parts)
        result.push_back(std::move(part.second));
    return result;
}

/// Returns all parts of choices (events with qualifiers): first the parts that count, in order,
/// then the parts that only tag micro-ops, each once.
inline requests parts_of(const requests &request, const p4::target &target) {
    requests result;
    for (const p4::request &choice : request)
        result.push_back(counting_of(choice));
    for (const p4::request &choice : request) {
        const p4::request tags = tagging_of(choice);
        bool known = tags.masks == 0;
        for (std::size_t i = request.size(); i < result.size(); ++i)
            known = known || (result[i].event == tags.event &&
                              escr_value(result[i], target) == escr_value(tags, target));
        if (!known) result.push_back(tags);
    }
    return result;
}

/// Returns whether the tagging and overflows of choices (events with qualifiers) are legal, for
/// each choice and for all together.
inline bool tagging_is_legal(const requests &request, const p4::target &target) {
    if (!cascades_start(request)) return false;
    for (std::size_t i = 0; i < request.size(); ++i) {
        if (!tags_rightly(request[i]) || !overflows_rightly(request[i], target)) return false;
        // SDM 18.16.1: the logical processor that caused an event is not known for a
        // thread-independent event.
        if (is_of_one_thread(request[i]) && !request[i].how.disputed &&
            the_world().events[counted_event_of(request[i]).event].thread_independent)
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (!tags_agree(request[j], request[i], target)) return false;
    }
    return true;
}

/// Returns whether an assignment of counters exists for all parts of the choices (events with
/// qualifiers). Counters in `avoided` are only for choices that name them.
inline bool assignment_exists(const requests &request, const p4::target &target, set avoided = 0) {
    if (!tagging_is_legal(request, target)) return false;
    for (const requests &part : independent_parts(parts_of(request, target)))
        if (!assignment_exists_for_few(part, target, avoided)) return false;
    return true;
}

/// Returns the assignment of counters that is first in the order of parts and counters; if possible
/// an assignment without the avoided counters. Empty where no assignment exists. For few parts
/// only.
inline std::vector<p4::assignment> first_assignment_for_few(const requests &request,
                                                            const p4::target &target) {
    for (const set avoided : {the_world().erratum, set{0}})
        if (enumeration visited{request, target, avoided}; visited.assignment_exists())
            return {visited.found(), visited.found() + request.size()};
    return {};
}

/// Returns the fault in the assignments of counters to parts of choices (events with qualifiers);
/// empty if no fault exists.
inline std::string fault_of(const requests &request, const p4::target &target,
                            const p4::assignment *assigned) {
    set counters = 0;
    for (std::size_t i = 0; i < request.size(); ++i) {
        const auto escr = static_cast<unsigned>(assigned[i].escr);
        const auto counter = static_cast<unsigned>(assigned[i].counter);
        const p4::request &choice = request[i];
        bool selects = false;
        for (const unsigned mine : the_world().events[choice.event].escrs)
            selects = selects || (mine == escr && counts_through(choice.event, escr, target));
        if (!may_be_requested(choice, target)) return "an illegal choice was assigned";
        if (!selects) return "an ESCR that does not select the event";
        if (!counts_through(escr, the_world().events[choice.event], target))
            return "an ESCR that does not count the event on every model";
        if ((the_world().counters_of_escr[escr] >> counter & 1) == 0)
            return "an ESCR that does not feed the counter";
        if ((counters >> counter & 1) != 0) return "a counter taken twice";
        if (names_another(choice.how.escr, escr)) return "another ESCR than the one named";
        if (names_another(choice.how.counter, counter)) return "another counter than the one named";
        counters |= set{1} << counter;
        for (std::size_t j = 0; j < i; ++j)
            if (assigned[j].escr == assigned[i].escr &&
                escr_value(request[j], target) != escr_value(choice, target))
                return "an ESCR with two values";
    }
    return "";
}

} // namespace brute_force
