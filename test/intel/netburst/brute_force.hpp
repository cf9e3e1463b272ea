// Seats for choices by plain enumeration over the tables of facts: slow, and easy to believe.
// Nothing of the planner is used here but the shape of its questions and answers.
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
using set = std::uint32_t; ///< of counters or of models

struct event {
    std::string name;
    std::uint64_t select;
    std::vector<unsigned> escrs;
    bool first_escr_before_f27h; ///< the other one counts it on newer processors only
    std::string tagging;         ///< the part that it plays in counting at retirement
    bool models_known;
    set models;
    bool disputed;
    bool thread_independent;
    bool pebs;
    std::uint64_t masks;
};

/// The cascades of a counter: the counters that start it, and the models on which the extended
/// cascade does.
struct cascade {
    set started_by;
    set extended_started_by;
    set extended_models;
};

/// A replay metric: what it tags with, and the values of its two registers.
struct replay_metric {
    std::string event; ///< "none" where the registers do all of it
    std::uint64_t masks;
    int only_escr; ///< -1 where the metric leaves the choice
    std::uint64_t pebs_enable;
    std::uint64_t matrix_vert;
};

/// The wiring, as the tables of facts have it.
struct world {
    std::vector<set> counters_of_escr;
    std::vector<unsigned> half_of_escr;
    std::vector<cascade> cascade_of_counter;
    std::vector<event> events;
    std::vector<replay_metric> replay_metrics;
    set erratum = 0; ///< counters that a search avoids

    world() {
        const facts::table escrs{"netburst/escrs.csv"};
        const facts::table masks{"netburst/masks.csv"};
        for (const facts::row &escr : escrs) {
            counters_of_escr.push_back(facts::set_of_numbers(escr["counters"]));
            half_of_escr.push_back(static_cast<unsigned>(facts::number(escr["half"])));
        }
        for (const facts::row &row : facts::table{"netburst/events.csv"}) {
            event one{.name = row["name"],
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
            if (one.models_known) one.models = facts::set_of_numbers(row["models"]);
            for (const std::string &name : facts::list_of(row["escrs"]))
                for (unsigned i = 0; i < escrs.size(); ++i)
                    if (escrs[i]["name"] == name) one.escrs.push_back(i);
            for (const facts::row &mask : masks)
                if (mask["event"] == row["name"]) one.masks |= facts::number(mask["value"]);
            events.push_back(one);
        }
        for (const facts::row &row : facts::table{"netburst/counters.csv"}) {
            if (row["notes"].find("erratum") != std::string::npos)
                erratum |= set{1} << facts::number(row["rdpmc_index"]);
            cascade_of_counter.push_back({facts::set_of_numbers(row["cascade_started_by"]),
                                          facts::set_of_numbers(row["ext_started_by"]),
                                          facts::set_of_numbers(row["ext_models"])});
        }
        for (const facts::row &row : facts::table{"netburst/replay_metrics.csv"}) {
            replay_metric one{.event = row["additional_event"],
                              .masks = facts::set_of_numbers(row["additional_mask_bits"]),
                              .only_escr = -1,
                              .pebs_enable = facts::number(row["pebs_enable_value_counting"]),
                              .matrix_vert = facts::number(row["matrix_vert_value"])};
            const auto named = facts::list_of(row["additional_escrs"]);
            for (unsigned i = 0; i < escrs.size(); ++i)
                if (named.size() == 1 && escrs[i]["name"] == named[0])
                    one.only_escr = static_cast<int>(i);
            replay_metrics.push_back(one);
        }
    }

    /// The first event that fits, by its place.
    template <typename Fits>
    unsigned event_where(Fits &&fits) const {
        for (unsigned i = 0; i < events.size(); ++i)
            if (fits(events[i])) return i;
        return static_cast<unsigned>(events.size());
    }
    unsigned event_that(const std::string &tagging) const {
        return event_where([&](const event &one) { return one.tagging == tagging; });
    }

    set counters_of(const p4::request &asks) const {
        set all = 0;
        for (const unsigned escr : events[asks.event].escrs)
            all |= counters_of_escr[escr];
        return all;
    }
};

inline const world &the_world() {
    static const world read_once;
    return read_once;
}

/// The value that a choice writes into its ESCR (SDM 18.15.1, 18.16.1).
inline std::uint64_t escr_value(const p4::request &asks, const p4::target &on) {
    const bool user = asks.how.user || !asks.how.kernel;
    const bool kernel = asks.how.kernel || !asks.how.user;
    const bool both = on.hyper_threading && (asks.how.threads == p4::thread_set::unsaid ||
                                             asks.how.threads == p4::thread_set::both);
    const bool first = both || asks.how.threads != p4::thread_set::second;
    const bool second = both || asks.how.threads == p4::thread_set::second;
    const bool tags = asks.how.tag >= 0;
    const std::uint64_t tag =
        tags ? std::uint64_t{1} << 4 | std::uint64_t{1} << (5 + asks.how.tag) : 0;
    return tag | the_world().events[asks.event].select << 25 | std::uint64_t{asks.masks} << 9 |
           std::uint64_t{first && kernel} << 3 | std::uint64_t{first && user} << 2 |
           std::uint64_t{second && kernel} << 1 | std::uint64_t{second && user};
}

/// Whether the target names a processor before CPUID signature F27h: all models together do not,
/// nor does model 2 without a stepping.
inline bool before_f27h(const p4::target &on) {
    if (on.steppings == 0xffff && (on.models == 0x5f || (on.models & 3) == 0)) return false;
    return (on.models & 3) != 0 || ((on.models & 4) != 0 && (on.steppings & 0x7f) != 0);
}

/// Whether the ESCR counts the event on all of the target.
inline bool counts_through(unsigned escr, const event &what, const p4::target &on) {
    return !what.first_escr_before_f27h || escr == what.escrs[0] || !before_f27h(on);
}
inline bool counts_through(unsigned number, unsigned escr, const p4::target &on) {
    return counts_through(escr, the_world().events[number], on);
}

/// The part of a choice that tags; its masks are 0 where it does not tag (SDM Tables 19-31 to
/// 19-33).
inline p4::request tagging_of(const p4::request &asks) {
    p4::request part = asks;
    part.how = {.user = asks.how.user,
                .kernel = asks.how.kernel,
                .threads = asks.how.threads,
                .tag = asks.how.tag};
    if (asks.how.replay != 0) {
        const replay_metric &metric = the_world().replay_metrics[asks.how.replay - 1u];
        part.event =
            the_world().event_where([&](const event &one) { return one.name == metric.event; });
        part.masks = static_cast<unsigned>(metric.masks);
        part.how.escr = static_cast<std::int8_t>(metric.only_escr);
    } else if (!asks.how.at_retirement) {
        part.masks = 0;
    }
    return part;
}

/// The event that a choice counts.
inline p4::request counted_event_of(const p4::request &asks) {
    p4::request part = asks;
    part.how.tag = -1;
    if (!asks.how.at_retirement || asks.how.replay != 0) return part;
    const bool execution = asks.how.tag >= 0;
    part.event = the_world().event_that(execution ? "execution-count" : "front-end-count");
    part.masks = execution ? 1u << asks.how.tag : 1u;
    return part;
}

inline bool leads_to(int source, unsigned counter) {
    const cascade &one = the_world().cascade_of_counter[counter];
    return ((one.started_by | one.extended_started_by) >> source & 1) != 0;
}

/// The counters that the choice may be counted on, by what it names and by its cascade.
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

/// The part of a choice that counts, with the counter that it has to be counted on: 16 for precise
/// sampling, 17 for logical processor 1; the one to which its cascade leads.
inline p4::request counting_of(const p4::request &asks) {
    p4::request part = counted_event_of(asks);
    if (part.how.counter >= 0) return part;
    if (part.how.precise) part.how.counter = part.how.threads == p4::thread_set::second ? 17 : 16;
    const set open = counters_open_to(part);
    for (unsigned counter = 0; counter < 18; ++counter)
        if (part.how.cascaded_from >= 0 && open == set{1} << counter)
            part.how.counter = static_cast<std::int8_t>(counter);
    return part;
}

inline bool is_of_one_thread(const p4::request &asks) {
    return asks.how.threads == p4::thread_set::first || asks.how.threads == p4::thread_set::second;
}

inline bool overflows(const p4::request &asks) {
    return asks.how.force_overflow || asks.how.overflow != p4::overflow_use::none;
}

/// Whether the choice may overflow, sample and cascade as it says (SDM 18.15.5.7, 18.15.7, 18.16.3;
/// perfctr for short periods; Linux for OVF_PMI_T1 on 0F_04 stepping 4).
inline bool overflows_rightly(const p4::request &asks, const p4::target &on) {
    const p4::request counts = counting_of(asks);
    const bool samples = asks.how.overflow == p4::overflow_use::interrupt;
    const std::uint64_t too_many = std::uint64_t{1} << 40;
    if (samples && (asks.how.period <= 9 || asks.how.period >= too_many)) return false;
    if (asks.how.overflow == p4::overflow_use::flag &&
        (asks.how.period == 0 || asks.how.period >= too_many))
        return false;
    if (asks.how.overflow != p4::overflow_use::none && asks.how.force_overflow) return false;
    // The program writes IA32_PEBS_ENABLE, so that nobody else can have set bit 24 in it.
    const bool counts_replays = the_world().events[counts.event].tagging == "replay-count";
    if (asks.how.precise && counts_replays && asks.how.replay == 0) return false;
    const bool of_thread_1 = on.hyper_threading && asks.how.threads != p4::thread_set::first;
    const bool has_f44 = (on.models >> 4 & 1) != 0 && (on.steppings >> 4 & 1) != 0;
    if (samples && of_thread_1 && has_f44 && !asks.how.disputed) return false;
    if (asks.how.precise) {
        const int only = asks.how.threads == p4::thread_set::second ? 17 : 16;
        if (!samples || !the_world().events[counts.event].pebs) return false;
        const bool doubted = on.hyper_threading && only == 17 && asks.how.disputed;
        if (counts.how.counter != only && !(doubted && counts.how.counter == 16)) return false;
        if (on.hyper_threading && !is_of_one_thread(asks)) return false;
    }
    if (asks.how.cascaded_from < 0) return true;
    unsigned counter = 0;
    while (counter < 18 && (counters_open_to(counts) >> counter & 1) == 0)
        ++counter;
    if (counter == 18) return false;
    const cascade &one = the_world().cascade_of_counter[counter];
    const bool extended = (one.extended_started_by >> asks.how.cascaded_from & 1) != 0;
    if (extended && (on.models & ~one.extended_models) != 0) return false;
    const bool silent = (on.models & 4) != 0 || ((on.models & 3) != 0 && on.steppings >= 1 << 10);
    return !samples || !silent;
}

/// Whether each cascade starts at a choice that is counted on its counter and overflows.
inline bool cascades_start(const requests &asked) {
    for (const p4::request &asks : asked) {
        const p4::request *at = &asks;
        for (std::size_t steps = 0; at->how.cascaded_from >= 0; ++steps) {
            const p4::request *source = nullptr;
            for (const p4::request &other : asked)
                if (&other != at && counting_of(other).how.counter == at->how.cascaded_from &&
                    (source == nullptr || (!overflows(*source) && overflows(other))))
                    source = &other;
            if (source == nullptr || !overflows(*source) || steps > asked.size() ||
                source->how.overflow == p4::overflow_use::interrupt)
                return false;
            at = source;
        }
    }
    return true;
}

/// Whether the choice tags in a way that its event can.
inline bool tags_rightly(const p4::request &asks) {
    const std::string &role = the_world().events[asks.event].tagging;
    if (asks.how.tag > 3) return false;
    if (asks.how.tag >= 0) return role == "execution-upstream" && asks.how.replay == 0;
    return !asks.how.at_retirement || asks.how.replay != 0 || role == "front-end-upstream";
}

/// Whether two choices can tag at the same time.
inline bool tags_agree(const p4::request &a, const p4::request &b, const p4::target &on) {
    const auto mechanism = [](const p4::request &asks) {
        const std::string &role = the_world().events[counted_event_of(asks).event].tagging;
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
               escr_value(plain, on) != escr_value(tagging_of(metric), on);
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
        const replay_metric &one = the_world().replay_metrics[a.how.replay - 1u];
        const replay_metric &other = the_world().replay_metrics[b.how.replay - 1u];
        return one.pebs_enable == other.pebs_enable && one.matrix_vert == other.matrix_vert;
    }
    // One tag of the front end, which has the number -1 here, or one of the four of execution.
    return a.how.tag != b.how.tag ||
           (a.event == b.event && escr_value(tagging_of(a), on) == escr_value(tagging_of(b), on));
}

/// Whether the choice may be made at all on the target.
inline bool may_be_asked(const p4::request &asks, const p4::target &on) {
    const event &what = the_world().events[asks.event];
    if (what.models_known && (on.models & ~what.models) != 0) return false;
    if (what.disputed && !asks.how.disputed) return false;
    if (asks.masks == 0 || (asks.masks & ~what.masks) != 0) return false;
    return on.hyper_threading || asks.how.threads == p4::thread_set::unsaid;
}

inline bool names_another(std::int8_t named, unsigned number) {
    return named >= 0 && static_cast<unsigned>(named) != number;
}

/// Tries every counter and every ESCR for the choice at `next` and, with each, for all that follow.
class enumeration {
public:
    enumeration(const requests &asked, const p4::target &on, set avoided)
        : asked{asked}, on{on}, avoided{avoided} {}

    bool assignment_exists(std::size_t next = 0, set taken = 0) {
        if (next == asked.size()) return true;
        const p4::request &asks = asked[next];
        if (!may_be_asked(asks, on)) return false;
        for (unsigned counter = 0; counter < 18; ++counter)
            for (const unsigned escr : the_world().events[asks.event].escrs)
                if (counts_through(asks.event, escr, on) && may_sit(asks, escr, counter, taken) &&
                    escr_agrees(next, escr)) {
                    assigned[next] = {static_cast<p4::escr_number>(escr),
                                      static_cast<p4::counter_number>(counter)};
                    if (assignment_exists(next + 1, taken | set{1} << counter)) return true;
                }
        return false;
    }

    /// Returns the assignments of the search: the first in the order of choices and counters.
    const p4::assignment *found() const { return assigned.data(); }

private:
    bool may_sit(const p4::request &asks, unsigned escr, unsigned counter, set taken) const {
        const set own = set{1} << counter;
        const bool free = (taken & own) == 0 && (asks.how.counter >= 0 || (avoided & own) == 0);
        const bool keeps_to_half = on.hyper_threading && is_of_one_thread(asks) &&
                                   asks.how.escr < 0 && asks.how.counter < 0;
        const unsigned half = asks.how.threads == p4::thread_set::second ? 1 : 0;
        if (keeps_to_half && the_world().half_of_escr[escr] != half) return false;
        if (asks.how.cascaded_from >= 0 && !leads_to(asks.how.cascaded_from, counter)) return false;
        return free && counts_through(escr, the_world().events[asks.event], on) &&
               (the_world().counters_of_escr[escr] & own) != 0 &&
               !names_another(asks.how.escr, escr) && !names_another(asks.how.counter, counter);
    }
    bool escr_agrees(std::size_t next, unsigned escr) const {
        for (std::size_t i = 0; i < next; ++i)
            if (static_cast<unsigned>(assigned[i].escr) == escr &&
                escr_value(asked[i], on) != escr_value(asked[next], on))
                return false;
        return true;
    }

    const requests &asked;
    const p4::target &on;
    set avoided;
    std::array<p4::assignment, 64> assigned{};
};

/// Whether an assignment exists, by enumeration of everything. For few choices: it takes
/// exponential time.
inline bool assignment_exists_for_few(const requests &asked, const p4::target &on,
                                      set avoided = 0) {
    return enumeration{asked, on, avoided}.assignment_exists();
}

/// The choices in parts that have no counter in common, directly or through others.
inline std::vector<requests> independent_parts(const requests &asked) {
    std::vector<std::pair<set, requests>> parts;
    for (const p4::request &asks : asked) {
        std::pair<set, requests> merged{the_world().counters_of(asks), {asks}};
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

/// All parts of choices: those that count, in order, then those that only tag, each once.
inline requests parts_of(const requests &asked, const p4::target &on) {
    requests result;
    for (const p4::request &asks : asked)
        result.push_back(counting_of(asks));
    for (const p4::request &asks : asked) {
        const p4::request tags = tagging_of(asks);
        bool known = tags.masks == 0;
        for (std::size_t i = asked.size(); i < result.size(); ++i)
            known = known || (result[i].event == tags.event &&
                              escr_value(result[i], on) == escr_value(tags, on));
        if (!known) result.push_back(tags);
    }
    return result;
}

/// Whether the choices tag and overflow rightly, each by itself and all together.
inline bool tagging_is_legal(const requests &asked, const p4::target &on) {
    if (!cascades_start(asked)) return false;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (!tags_rightly(asked[i]) || !overflows_rightly(asked[i], on)) return false;
        // SDM 18.16.1: which logical processor caused such an event is not known.
        if (is_of_one_thread(asked[i]) && !asked[i].how.disputed &&
            the_world().events[counted_event_of(asked[i]).event].thread_independent)
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (!tags_agree(asked[j], asked[i], on)) return false;
    }
    return true;
}

/// Whether an assignment exists for all parts of the choices. Counters in `avoided` are for those
/// who name them.
inline bool assignment_exists(const requests &asked, const p4::target &on, set avoided = 0) {
    if (!tagging_is_legal(asked, on)) return false;
    for (const requests &part : independent_parts(parts_of(asked, on)))
        if (!assignment_exists_for_few(part, on, avoided)) return false;
    return true;
}

/// The assignment that comes first in the order of parts and counters; if possible that without the
/// counters that are avoided. Empty where there are none. For few parts.
inline std::vector<p4::assignment> first_assignment_for_few(const requests &asked,
                                                            const p4::target &on) {
    for (const set avoided : {the_world().erratum, set{0}})
        if (enumeration tried{asked, on, avoided}; tried.assignment_exists())
            return {tried.found(), tried.found() + asked.size()};
    return {};
}

/// The fault in assignments for parts, or "".
inline std::string fault_of(const requests &asked, const p4::target &on,
                            const p4::assignment *assigned) {
    set taken = 0;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const auto escr = static_cast<unsigned>(assigned[i].escr);
        const auto counter = static_cast<unsigned>(assigned[i].counter);
        const p4::request &asks = asked[i];
        bool selects = false;
        for (const unsigned mine : the_world().events[asks.event].escrs)
            selects = selects || (mine == escr && counts_through(asks.event, escr, on));
        if (!may_be_asked(asks, on)) return "an illegal choice was assigned";
        if (!selects) return "an ESCR that does not select the event";
        if (!counts_through(escr, the_world().events[asks.event], on))
            return "an ESCR that does not count the event on every model";
        if ((the_world().counters_of_escr[escr] >> counter & 1) == 0)
            return "an ESCR that does not feed the counter";
        if ((taken >> counter & 1) != 0) return "a counter taken twice";
        if (names_another(asks.how.escr, escr)) return "another ESCR than the one named";
        if (names_another(asks.how.counter, counter)) return "another counter than the one named";
        taken |= set{1} << counter;
        for (std::size_t j = 0; j < i; ++j)
            if (assigned[j].escr == assigned[i].escr &&
                escr_value(asked[j], on) != escr_value(asks, on))
                return "an ESCR with two values";
    }
    return "";
}

} // namespace brute_force
