// Seats for choices by plain enumeration over the tables of facts: slow, and easy to believe.
// Nothing of the planner is used here but the shape of its questions and answers.
#pragma once

#include "../../facts.hpp"

#include <msr/intel/netburst/planner.hpp>
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
    std::uint64_t select;
    std::vector<unsigned> escrs;
    bool models_known;
    set models;
    bool disputed;
    std::uint64_t masks;
};

/// The wiring, as the tables of facts have it.
struct world {
    std::vector<set> counters_of_escr;
    std::vector<event> events;
    set erratum = 0; ///< counters that a search avoids

    world() {
        const facts::table escrs{"netburst/escrs.csv"};
        const facts::table masks{"netburst/masks.csv"};
        for (const facts::row &escr : escrs)
            counters_of_escr.push_back(facts::set_of_numbers(escr["counters"]));
        for (const facts::row &row : facts::table{"netburst/events.csv"}) {
            event one{.select = facts::number(row["event_select"]),
                      .escrs = {},
                      .models_known = row["models"] != "some" && row["models"] != "unverified",
                      .models = 0,
                      .disputed = row["select_consistent"] == "NO",
                      .masks = 0};
            if (one.models_known) one.models = facts::set_of_numbers(row["models"]);
            for (const std::string &name : facts::list_of(row["escrs"]))
                for (unsigned i = 0; i < escrs.size(); ++i)
                    if (escrs[i]["name"] == name) one.escrs.push_back(i);
            for (const facts::row &mask : masks)
                if (mask["event"] == row["name"]) one.masks |= facts::number(mask["value"]);
            events.push_back(one);
        }
        for (const facts::row &row : facts::table{"netburst/counters.csv"})
            if (row["notes"].find("erratum") != std::string::npos)
                erratum |= set{1} << facts::number(row["rdpmc_index"]);
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

/// What the choice writes into its ESCR (SDM 18.15.1, 18.16.1).
inline std::uint64_t escr_value(const p4::request &asks, const p4::target &on) {
    const bool user = asks.how.user || !asks.how.kernel;
    const bool kernel = asks.how.kernel || !asks.how.user;
    const bool both = on.hyper_threading && (asks.how.threads == p4::thread_set::unsaid ||
                                             asks.how.threads == p4::thread_set::both);
    const bool first = both || asks.how.threads != p4::thread_set::second;
    const bool second = both || asks.how.threads == p4::thread_set::second;
    return the_world().events[asks.event].select << 25 | std::uint64_t{asks.masks} << 9 |
           std::uint64_t{first && kernel} << 3 | std::uint64_t{first && user} << 2 |
           std::uint64_t{second && kernel} << 1 | std::uint64_t{second && user};
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

    bool seats_exist(std::size_t next = 0, set taken = 0) {
        if (next == asked.size()) return true;
        const p4::request &asks = asked[next];
        if (!may_be_asked(asks, on)) return false;
        for (unsigned counter = 0; counter < 18; ++counter)
            for (const unsigned escr : the_world().events[asks.event].escrs)
                if (may_sit(asks, escr, counter, taken) && escr_agrees(next, escr)) {
                    seats[next] = {static_cast<p4::escr_number>(escr),
                                   static_cast<p4::counter_number>(counter)};
                    if (seats_exist(next + 1, taken | set{1} << counter)) return true;
                }
        return false;
    }

    /// Those found: the first in the order of choices and counters.
    const p4::seat *found() const { return seats.data(); }

private:
    bool may_sit(const p4::request &asks, unsigned escr, unsigned counter, set taken) const {
        const set own = set{1} << counter;
        const bool free = (taken & own) == 0 && (asks.how.counter >= 0 || (avoided & own) == 0);
        return free && (the_world().counters_of_escr[escr] & own) != 0 &&
               !names_another(asks.how.escr, escr) && !names_another(asks.how.counter, counter);
    }
    bool escr_agrees(std::size_t next, unsigned escr) const {
        for (std::size_t i = 0; i < next; ++i)
            if (static_cast<unsigned>(seats[i].escr) == escr &&
                escr_value(asked[i], on) != escr_value(asked[next], on))
                return false;
        return true;
    }

    const requests &asked;
    const p4::target &on;
    set avoided;
    std::array<p4::seat, 64> seats{};
};

/// Whether seats exist, by enumeration of everything. For few choices: it takes exponential time.
inline bool seats_exist_for_few(const requests &asked, const p4::target &on, set avoided = 0) {
    return enumeration{asked, on, avoided}.seats_exist();
}

/// The seats that come first in the order of choices and counters; if possible those without the
/// counters that are avoided. Empty where there are none. For few choices.
inline std::vector<p4::seat> first_seats_for_few(const requests &asked, const p4::target &on) {
    for (const set avoided : {the_world().erratum, set{0}})
        if (enumeration tried{asked, on, avoided}; tried.seats_exist())
            return {tried.found(), tried.found() + asked.size()};
    return {};
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

/// Whether seats exist for all of the choices. Counters in `avoided` are for those who name them.
inline bool seats_exist(const requests &asked, const p4::target &on, set avoided = 0) {
    for (const requests &part : independent_parts(asked))
        if (!seats_exist_for_few(part, on, avoided)) return false;
    return true;
}

/// What is wrong with seats that were found, or "".
inline std::string fault_of(const requests &asked, const p4::target &on, const p4::seat *seats) {
    set taken = 0;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const auto escr = static_cast<unsigned>(seats[i].escr);
        const auto counter = static_cast<unsigned>(seats[i].counter);
        const p4::request &asks = asked[i];
        bool selects = false;
        for (const unsigned mine : the_world().events[asks.event].escrs)
            selects = selects || mine == escr;
        if (!may_be_asked(asks, on)) return "an illegal choice got a seat";
        if (!selects) return "an ESCR that does not select the event";
        if ((the_world().counters_of_escr[escr] >> counter & 1) == 0)
            return "an ESCR that does not feed the counter";
        if ((taken >> counter & 1) != 0) return "a counter taken twice";
        if (names_another(asks.how.escr, escr)) return "another ESCR than the one named";
        if (names_another(asks.how.counter, counter)) return "another counter than the one named";
        taken |= set{1} << counter;
        for (std::size_t j = 0; j < i; ++j)
            if (seats[j].escr == seats[i].escr && escr_value(asked[j], on) != escr_value(asks, on))
                return "an ESCR with two values";
    }
    return "";
}

} // namespace brute_force
