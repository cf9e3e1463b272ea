#include "checks.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp::validate {

namespace {

/// The qualifiers by which a processor counts clocks with a threshold: the Pentium 4 counts clocks
/// with more than N occurrences of an event, other processors with N or more.
struct threshold_words {
    std::string least_one; ///< qualifiers for clocks with at least one occurrence of an event
    std::string maximum;   ///< qualifiers for clocks with more occurrences than any clock has
    std::string invert;    ///< qualifiers for clocks without an occurrence of an event
};

threshold_words words_of(const subject &subject) {
    if (subject.identity().name == "pentium4") return {":thr=0", ":thr=15", ":complement"};
    return {":cmask=1", ":cmask=255", ":inv"};
}

/// Returns a check's finding on the count of a requested event in straight code.
check_result compared_clocks(subject &subject, const char *check, const std::string &choice,
                             const expected_count &expected) {
    const proof &straight = proofs().front();
    return result_of(check, choice, subject.count({choice}, straight), 0, expected,
                     straight.rounds);
}

/// Returns a check's finding on the clocks with a branch in straight code. A round has one branch,
/// so that no two clocks with a branch are consecutive: edge detection counts each of the clocks.
/// No finding where the counter counts no branches with the qualifiers.
check_results branch_clocks(subject &subject, const char *check, const std::string &qualifiers) {
    const std::string choice = subject.choice_of(quantity::branches, qualifiers);
    if (choice.empty()) return {};
    return {compared_clocks(subject, check, choice, {quantity::branches, 1, 1})};
}

/// Returns the qualifier of the first general counter that counts instructions with `qualifiers`;
/// empty: no counter does. The first counter is used because most simulated faults (lies.hpp)
/// concern it.
std::string first_counter(const subject &subject, const std::string &qualifiers) {
    for (const counter_registers &counter : subject.tried_counters())
        if (!counter.is_fixed &&
            !subject.choice_of(quantity::instructions, counter.qualifier + qualifiers).empty())
            return counter.qualifier;
    return {};
}

} // namespace

check_results check_levels(subject &subject) {
    constexpr const char *name = "levels";
    const proof &straight = proofs().front();
    check_results result;
    for (const counter_registers &counter : subject.tried_counters()) {
        const std::string user =
            subject.choice_of(quantity::instructions, counter.qualifier + ":user");
        if (user.empty()) continue;
        const expected_count hundred{quantity::instructions, 100, 100},
            // Permitted counts in percent of the code's instructions; `nearly` and `none` have a
            // margin for the kernel's instructions between the accesses to the counter.
            nearly{quantity::instructions, 98, 105}, none{quantity::instructions, 0, 2};
        result.push_back(result_of(name, counter.name + ", user", subject.count({user}, straight),
                                   0, hundred, straight.rounds));
        const std::string kernel =
            subject.choice_of(quantity::instructions, counter.qualifier + ":kernel");
        result.push_back(result_of(name, counter.name + ", kernel",
                                   subject.count({kernel}, straight), 0, none, straight.rounds));
        const std::string any_level = subject.choice_of(quantity::instructions, counter.qualifier);
        result.push_back(result_of(name, counter.name + ", both",
                                   subject.count({any_level}, straight), 0, nearly,
                                   straight.rounds));
    }
    if (result.empty())
        result.push_back(not_tried(name, "levels", "no counter counts instructions"));
    return result;
}

check_results check_threshold(subject &subject) {
    constexpr const char *name = "threshold";
    const threshold_words words = words_of(subject);
    const std::string counter = first_counter(subject, words.least_one + ":user");
    if (counter.empty())
        return {not_tried(name, "threshold", "the processor's counters compare with no threshold")};
    check_results result;
    const std::string minimum =
        subject.choice_of(quantity::instructions, counter + words.least_one + ":user");
    // A clock in which instructions retire has at least one, and at most sixteen, retired
    // instructions.
    result.push_back(compared_clocks(subject, name, minimum, {quantity::cycles, 100.0 / 16, 99}));
    const std::string maximum =
        subject.choice_of(quantity::instructions, counter + words.maximum + ":user");
    result.push_back(compared_clocks(subject, name, maximum, {quantity::cycles, 0, 0}));
    const check_results branches =
        branch_clocks(subject, name, counter + words.least_one + ":user");
    result.insert(result.end(), branches.begin(), branches.end());
    return result;
}

check_results check_invert(subject &subject) {
    constexpr const char *name = "invert";
    const threshold_words words = words_of(subject);
    const std::string counter = first_counter(subject, words.maximum + words.invert + ":user");
    if (counter.empty())
        return {not_tried(name, "invert", "the processor's counters invert no threshold")};
    // Fewer instructions than the largest threshold retire in each clock, so that with an inverted
    // threshold all clocks count.
    const std::string inverted =
        subject.choice_of(quantity::instructions, counter + words.maximum + words.invert + ":user");
    return {compared_clocks(subject, name, inverted, {quantity::cycles, 100.0 / 16, 1000})};
}

check_results check_inverse(subject &subject) {
    constexpr const char *name = "inverse";
    const proof &straight = proofs().front();
    const threshold_words words = words_of(subject);
    const std::string counter = first_counter(subject, words.maximum + words.invert + ":user");
    if (counter.empty())
        return {not_tried(name, "inverse", "the processor's counters invert no threshold")};
    const std::string qualifiers[] = {words.least_one, words.least_one + words.invert,
                                      words.maximum + words.invert};
    double clocks[3]{};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string choice =
            subject.choice_of(quantity::instructions, counter + qualifiers[i] + ":user");
        const proof_counts counts = subject.count({choice}, straight);
        if (!counts.problem.empty()) return {not_tried(name, choice, counts.problem)};
        clocks[i] = counts.of_rounds(0);
    }
    // Clocks of two runs differ by what interrupts and caches take.
    const double sum = clocks[0] + clocks[1];
    check_result result{.check = name,
                        .subject = counter.substr(1) + ", with and without events",
                        .expected =
                            fmt::format("{:.0f} to {:.0f}", 0.8 * clocks[2], 1.2 * clocks[2] + 4),
                        .actual = fmt::format("{:.0f}", sum)};
    if (sum < 0.8 * clocks[2] || sum > 1.2 * clocks[2] + 4) result.outcome = verdict::off;
    return {result};
}

check_results check_edge(subject &subject) {
    constexpr const char *name = "edge";
    const proof &straight = proofs().front();
    const threshold_words words = words_of(subject);
    const std::string qualifiers = words.least_one + ":edge:user";
    const std::string counter = first_counter(subject, qualifiers);
    if (counter.empty())
        return {not_tried(name, "edge", "the processor's counters count no edges")};
    const std::string plain =
        subject.choice_of(quantity::instructions, counter + words.least_one + ":user");
    const std::string edges = subject.choice_of(quantity::instructions, counter + qualifiers);
    const proof_counts clocks = subject.count({plain}, straight);
    if (!clocks.problem.empty()) return {not_tried(name, edges, clocks.problem)};
    // Straight code retires instructions in consecutive clocks: there are fewer edges than clocks.
    const double maximum = 0.9 * clocks.of_rounds(0) / static_cast<double>(straight.rounds);
    check_results result = branch_clocks(subject, name, counter + qualifiers);
    result.push_back(compared_clocks(subject, name, edges, {quantity::cycles, 0, maximum}));
    return result;
}

} // namespace msrpp::validate
