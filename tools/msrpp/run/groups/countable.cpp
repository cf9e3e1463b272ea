#include "countable.hpp"

#include "../../../support/complaint.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

/// The reasons why a backend cannot count requested events, each found once.
class backend_check {
public:
    backend_check(known_plans &plans, const chosen_backend &backend)
        : plans_{plans}, backend_{backend} {}

    /// Returns the first known reason why a requested event or metric cannot be counted; an empty
    /// reason: the event or metric can be counted. No value where the request has no plan, about
    /// which another function complains.
    std::optional<obstacle> of(const std::string &choice) {
        const std::vector<std::string> *const events = events_of(choice);
        if (events == nullptr) return std::nullopt;
        for (const std::string &event : *events)
            if (const auto text = obstacles_.find(event);
                text != obstacles_.end() && !text->second.why.empty())
                return text->second;
        return obstacle{};
    }

    /// Finds for all requested events and metrics the reasons why the backend cannot count them. A
    /// single search takes less time than a search for each event.
    void ask(const std::vector<std::string> &choices) {
        std::vector<family_plan> plans;
        std::vector<std::string> texts;
        for (const std::string &choice : choices) {
            const std::vector<std::string> *const events = events_of(choice);
            if (events == nullptr) continue;
            for (const std::string &event : *events)
                if (obstacles_.try_emplace(event).second) {
                    plans.push_back(plans_.plan({event}));
                    texts.push_back(event);
                }
        }
        if (plans.empty()) return;
        std::vector<obstacle> obstacles = backend_.obstacles(plans);
        for (std::size_t i = 0; i < texts.size(); ++i)
            obstacles_[texts[i]] = std::move(obstacles[i]);
    }

private:
    /// Returns the events of a requested event or metric; null: the request has no plan.
    const std::vector<std::string> *events_of(const std::string &choice) {
        const auto [at, is_new] = events_.try_emplace(choice);
        if (is_new) at->second = find_events(choice);
        return at->second ? &*at->second : nullptr;
    }

    std::optional<std::vector<std::string>> find_events(const std::string &choice) {
        try {
            std::vector<std::string> events;
            has_metrics(plans_, {choice});
            for (const std::vector<std::string> &group : metric_groups(plans_, {choice}))
                events.insert(events.end(), group.begin(), group.end());
            return events;
        } catch (const complaint &) {
            return std::nullopt;
        }
    }

    known_plans &plans_;
    const chosen_backend &backend_;
    std::map<std::string, std::optional<std::vector<std::string>>> events_;
    /// Reasons why events cannot be counted, by the events' texts.
    std::map<std::string, obstacle> obstacles_;
};

constexpr const char *at_user_level = ":user";

/// Usual metrics that were left out for a common reason.
struct left_out {
    std::string reason;
    std::vector<std::string> names;
};

void leave_out(std::vector<left_out> &destination, const std::string &name,
               const std::string &reason) {
    for (left_out &out : destination)
        if (out.reason == reason) return out.names.push_back(name);
    destination.push_back({reason, {name}});
}

std::string note_of(const std::vector<left_out> &outs) {
    std::string line;
    for (const left_out &out : outs)
        line += fmt::format("{}{}: {}", line.empty() ? "usual metrics that are left out: " : "; ",
                            fmt::join(out.names, ", "), out.reason);
    return line;
}

} // namespace

countable countable_of(known_plans &plans, const chosen_backend &backend,
                       const std::vector<std::string> &requests, bool usual) {
    const std::vector<std::string> names =
        usual ? usual_metrics(plans) : std::vector<std::string>{};
    std::vector<std::string> texts = requests;
    const auto of_names = static_cast<std::ptrdiff_t>(texts.size());
    for (const std::string &name : names)
        texts.push_back("metric:" + name);
    backend_check can{plans, backend};
    can.ask(backend.has_levels ? texts : std::vector(texts.begin() + of_names, texts.end()));
    std::vector<std::string> narrowed;
    for (const std::string &choice : texts)
        if (const auto match = can.of(choice); match && match->takes_kernel_rights)
            narrowed.push_back(choice + at_user_level);
    can.ask(narrowed);

    countable result;
    std::vector<left_out> gone;
    std::string rights; // the reason why the kernel's part is not counted
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::optional<obstacle> whole = can.of(texts[i]);
        if (!whole || whole->why.empty()) {
            result.choices.push_back(texts[i]);
            continue;
        }
        const std::optional<obstacle> user =
            whole->takes_kernel_rights ? can.of(texts[i] + at_user_level) : std::nullopt;
        if (user && user->why.empty()) {
            result.choices.push_back(texts[i] + at_user_level);
            rights = whole->why;
        } else if (i < requests.size()) {
            result.choices.push_back(texts[i]);
        } else {
            leave_out(gone, names[i - requests.size()], whole->why);
        }
    }
    if (result.choices.empty())
        complain(gone.empty() ? wrong_usage : rule_broken,
                 gone.empty() ? "run: say with -e what is to be counted: " + plans.of().name +
                                    " has no usual metrics"
                              : "run: no usual metric of " + plans.of().name +
                                    " can be counted: " + gone.front().reason);
    if (!rights.empty())
        result.notes.push_back("counted in user mode alone, as :user has it: " + rights);
    if (!gone.empty()) result.notes.push_back(note_of(gone));
    return result;
}

} // namespace msrpp::run
