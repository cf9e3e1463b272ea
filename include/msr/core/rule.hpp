// Rules: each rule has a name and a sentence; compiler and run-time checks report a rule in the
// same words. The check of a rule is an ordinary constexpr function, which may be a member of the
// rule.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/text.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// The name of a rule and the sentence that errors print.
struct rule_text {
    const char *name{};     ///< the name of the rule's type, such as `choice_stands_once`
    const char *sentence{}; ///< the mistake in words, as errors print it
};

/// A rule that is broken, or none. Used as a pointer to the rule's text, but compared by name: g++
/// takes no comparison of addresses for a constant under -fno-delete-null-pointer-checks, with
/// which kernels are built, and -fsanitize=undefined.
struct broken_rule {
    /// The name and the sentence of the broken rule; null: no rule is broken.
    const rule_text *text{};
    bool is_broken{}; ///< whether a rule is broken

    /// Makes a `broken_rule` by which no rule is broken.
    constexpr broken_rule() = default;
    /// Makes a `broken_rule` by which no rule is broken.
    constexpr broken_rule(std::nullptr_t) {}
    /// Makes a `broken_rule` from the text of a rule, which must not be null.
    constexpr broken_rule(const rule_text *rule) : text{rule}, is_broken{true} {}

    /// Converts to the text of the broken rule; null: no rule is broken.
    constexpr operator const rule_text *() const { return text; }
    /// Returns the text of the broken rule. Call it only where a rule is broken.
    constexpr const rule_text *operator->() const { return text; }

    /// Returns whether no rule is broken.
    friend constexpr bool operator==(const broken_rule &left, std::nullptr_t) {
        return !left.is_broken;
    }
    /// Returns whether two `broken_rule`s stand for a rule of equal name, or both for no rule.
    friend constexpr bool operator==(const broken_rule &left, const broken_rule &right) {
        return left.is_broken == right.is_broken &&
               (!left.is_broken || same_literal(left.text->name, right.text->name));
    }
    /// Returns whether the broken rule has the name of the rule whose text is `right`, which must
    /// not be null.
    friend constexpr bool operator==(const broken_rule &left, const rule_text *right) {
        return left.is_broken && same_literal(left.text->name, right->name);
    }
};

/// The result of a check: no rule is broken, or the broken rule with the names that break it.
struct [[nodiscard]] verdict {
    broken_rule broken{}; ///< the rule that is broken; null: everything is legal
    /// Names of what broke the rule, such as an event or a field, in the order of the rule's
    /// sentence; unused elements are null.
    const char *names[4]{};

    /// Returns whether no rule is broken.
    constexpr bool legal() const { return broken == nullptr; }
};

// --- how the compiler reports a broken rule -----------------------------------------------------
// Compilers print the types of an error, so everything that the error shall say is a type: the
// names that break a rule, and the names that would be legal.

/// The names that an error suggests in place of the names that break the rule `Rule`. Specialise
/// the template for a rule whose suggestions follow from the names: `type` is a `would_be_legal`.
/// Compilers instantiate `suggestions` only where the rule is broken.
template <typename Rule, typename... Name>
struct suggestions {
    using type = as_the_sentence_says;
};

/// The type that errors print in place of the type `Name`. Specialise the template for types that
/// are too long to be read.
template <typename Name>
struct printed_type {
    using type = Name;
};

/// The sentence of a rule as a value that g++ prints in an error; `Size` counts the 0 at its end.
template <std::size_t Size>
struct sentence {
    char text[Size]{}; ///< the rule's sentence, with a 0 at its end

    /// Copies `Size` characters of a sentence.
    consteval explicit sentence(const char *characters) {
        for (std::size_t i = 0; i < Size; ++i)
            text[i] = characters[i];
    }
};
/// The sentence of a broken rule and the names that break it, in an error of g++.
template <sentence Sentence, typename... Name>
struct illegal {};
/// The only argument type with which the function `illegal` of a mistake compiles; g++ prints
/// `legal` beside the type that was given.
struct legal {};

namespace detail {

/// The names that an error shows of a mistake, without the list of suggestions that may stand at
/// their end.
template <typename Shown, typename... Name>
struct shown_names {
    using type = Shown;
};
template <typename... Shown, typename First, typename... Rest>
struct shown_names<name_list<Shown...>, First, Rest...>
    : shown_names<name_list<Shown..., typename printed_type<First>::type>, Rest...> {};
template <typename... Shown, typename... Suggestion>
struct shown_names<name_list<Shown...>, would_be_legal<Suggestion...>> {
    using type = name_list<Shown...>;
};

template <typename... Shown, typename Lazy>
struct shown_names<name_list<Shown...>, legal_from<Lazy>> {
    using type = name_list<Shown...>;
};

/// The suggestions (names that would be legal) for a mistake: those that stand at the end of its
/// names, or else those of the rule.
template <typename Rule, typename Last, typename... Name>
struct suggestions_of : suggestions<Rule, Name...> {};
template <typename Rule, typename... Suggestion, typename... Name>
struct suggestions_of<Rule, would_be_legal<Suggestion...>, Name...> {
    using type = would_be_legal<Suggestion...>;
};

template <typename Rule, typename Lazy, typename... Name>
struct suggestions_of<Rule, legal_from<Lazy>, Name...> : Lazy {};

/// The suggestions (names that would be legal) of a mistake, each as its `printed_type`.
template <typename Legal>
struct shown_suggestions {
    using type = Legal;
};
template <typename... Suggestion>
struct shown_suggestions<would_be_legal<Suggestion...>> {
    using type = would_be_legal<typename printed_type<Suggestion>::type...>;
};

template <typename First, typename... Rest>
struct last_of : last_of<Rest...> {};
template <typename Last>
struct last_of<Last> {
    using type = Last;
};

/// The suggestions that an error shows where the names `Name` break a rule.
template <typename Rule, typename... Name>
using legal_instead_of = typename shown_suggestions<
    typename suggestions_of<Rule, typename last_of<void, Name...>::type, Name...>::type>::type;

consteval std::size_t size_of(const char *text) {
    std::size_t size = 1;
    while (*text++ != '\0')
        ++size;
    return size;
}

template <typename Rule>
inline constexpr sentence<size_of(Rule::text.sentence)> sentence_of{Rule::text.sentence};

#if defined(__GNUC__) && !defined(__clang__)
/// The base of a mistake in g++: a function `illegal` that accepts only a `legal` argument. The
/// error of g++ says which argument was given, and what `Rule` and `Legal` are.
template <typename Rule, typename Legal>
struct instead {
    static constexpr bool illegal(legal) { return true; }
};
#else
/// The template arguments that an error of clang shows for a broken rule: the names that break the
/// rule, and what would be legal.
template <typename... Name>
struct shown_arguments {};
#endif

/// Stops the compiler where a value in a constant breaks a rule: the function is not constexpr, and
/// so its name and template arguments are the message. For g++ the rule's sentence is a template
/// argument, too.
#if defined(__GNUC__) && !defined(__clang__)
template <typename Rule, typename Name, typename Legal, sentence Sentence = sentence_of<Rule>>
#else
template <typename Rule, typename Name, typename Legal>
#endif
void illegal_constant() {
}

} // namespace detail

/// A broken rule with what an error shows of the mistake: the names that break the rule, and the
/// names that would be legal instead. The compiler is stopped by
/// `static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})))`. g++ reports `report()`
/// as an argument that does not convert to `legal`: the report has sentence and names. clang
/// reports a call of an unavailable function, whose message is the sentence; without `sizeof` clang
/// 14 reports the call twice in a member template. Write the assertion in the template that the
/// user instantiates: compilers report macros and helpers first.
template <typename Rule, typename Legal, typename Shown>
struct shown_mistake;
#if defined(__GNUC__) && !defined(__clang__)
template <typename Rule, typename Legal, typename... Shown>
struct shown_mistake<Rule, Legal, name_list<Shown...>> : detail::instead<Rule, Legal> {
    static constexpr bool is_legal = false; ///< false: a rule is broken
    /// Returns the sentence of the rule and the names that break it, as the type that the error
    /// prints.
    static constexpr illegal<detail::sentence_of<Rule>, Shown...> report() { return {}; }
};
#else
template <typename Rule, typename Legal, typename... Shown>
struct shown_mistake<Rule, Legal, name_list<Shown...>> : Rule {
    static constexpr bool is_legal = false;
    static constexpr detail::shown_arguments<Shown..., Legal> report() { return {}; }
};
#endif
/// The result of a check where no rule is broken, in place of a mistake.
struct no_mistake {
    static constexpr bool is_legal = true; ///< true: no rule is broken
    /// Returns true, so that the check of what breaks no rule compiles.
    static constexpr bool illegal(legal) { return true; }
    /// Returns the argument with which `illegal` compiles.
    static constexpr legal report() { return {}; }
};

/// The mistake (a type that a compile error shows) of names that break a rule. The names may end in
/// a `would_be_legal` or `legal_from`; otherwise the error shows the rule's `suggestions`.
template <typename Rule, typename... Name>
using mistake_of = shown_mistake<typename Rule::shown_rule, detail::legal_instead_of<Rule, Name...>,
                                 typename detail::shown_names<name_list<>, Name...>::type>;
/// The mistake (a type that a compile error shows) of the names of a `name_list` that break a rule.
template <typename Rule, typename Names>
struct mistake_of_list;
template <typename Rule, typename... Name>
struct mistake_of_list<Rule, name_list<Name...>> {
    using type = mistake_of<Rule, Name...>; ///< the type that reports the rule and the names
};

namespace detail {

template <bool Holds, typename Rule, typename... Name>
struct mistake_where {
    using type = no_mistake;
};
template <typename Rule, typename... Name>
struct mistake_where<false, Rule, Name...> {
    using type = mistake_of<Rule, Name...>;
};

template <typename... Mistake>
struct first_mistake_of {
    using type = no_mistake;
};
template <typename First, typename... Rest>
struct first_mistake_of<First, Rest...> {
    using type = First;
};
template <typename... Rest>
struct first_mistake_of<no_mistake, Rest...> : first_mistake_of<Rest...> {};

} // namespace detail

/// The mistake (a type that a compile error shows) of names that break a rule where `Holds` is
/// false; `no_mistake` where it is true.
template <bool Holds, typename Rule, typename... Name>
using mistake_unless = typename detail::mistake_where<Holds, Rule, Name...>::type;

/// The first of several mistakes (types that compile errors show): an error reports one mistake at
/// a time.
template <typename... Mistake>
using first_mistake = typename detail::first_mistake_of<Mistake...>::type;

/// The base of every rule: MSR_RULE defines a struct that derives from it.
template <typename Rule>
struct rule {
    /// The rule whose name and sentence errors show, even where a derived struct adds members to
    /// the rule.
    using shown_rule = Rule;
    /// The names that an error shows of a mistake, in the order of the rule's sentence: a
    /// `name_list` of members of `Mistake`, which the code that checks the rule defines. A rule
    /// that shows other names defines its own `shows`.
    template <typename Mistake>
    using shows = typename Mistake::shown;
};

namespace detail {

/// Returns whether no two of several rules have equal names.
template <typename... Rule>
consteval bool names_differ() {
    constexpr const rule_text *texts[] = {&Rule::text..., nullptr};
    // Hashes of the rules' names so far: only names with equal hashes are compared.
    bool used[1024]{};
    for (std::size_t i = 0; i < sizeof...(Rule); ++i) {
        const char *const name = texts[i]->name;
        const std::size_t size = __builtin_strlen(name);
        const auto letter = [name](std::size_t position) {
            return static_cast<unsigned char>(name[position]);
        };
        bool &known = used[(size * 13 + letter(0) * 7u + letter(size / 3) * 57u +
                            letter(size / 2) * 31u + letter(size - 1)) %
                           1024];
        for (std::size_t j = 0; known && j < i; ++j)
            if (same_literal(name, texts[j]->name)) return false;
        known = true;
    }
    return true;
}

} // namespace detail

/// A list of rules that belong together, such as those that choices of a PMU can break. The names
/// of the rules differ, because a name identifies a broken rule.
template <typename... Rule>
struct rule_list {
    static_assert(detail::names_differ<Rule...>(), "two rules of a list have one name");
    static constexpr std::size_t size = sizeof...(Rule); ///< how many rules the list has

    /// Returns the position of a broken rule in the list of rules; `size` where the list lacks the
    /// rule.
    static consteval std::size_t place_of(broken_rule broken) {
        constexpr const rule_text *texts[] = {&Rule::text..., nullptr};
        std::size_t place = 0;
        while (place < size && !(broken == texts[place]))
            ++place;
        return place;
    }
};

/// The rules of several `rule_list`s as a single `rule_list`.
template <typename... List>
struct joined_rules;
template <typename... Rule>
struct joined_rules<rule_list<Rule...>> {
    using type = rule_list<Rule...>; ///< one list with the rules of all joined lists
};
template <typename... First, typename... Second, typename... Rest>
struct joined_rules<rule_list<First...>, rule_list<Second...>, Rest...>
    : joined_rules<rule_list<First..., Second...>, Rest...> {};

namespace detail {

/// The mistake (a type that a compile error shows) of the broken rule `Broken` of a list; `Mistake`
/// has the names that the error shows.
template <typename Mistake, broken_rule Broken, typename Rules>
struct mistake_from;
template <typename Mistake, broken_rule Broken, typename... Rule>
struct mistake_from<Mistake, Broken, rule_list<Rule...>> {
    static constexpr std::size_t place = rule_list<Rule...>::place_of(Broken);
    static_assert(place < sizeof...(Rule), "a rule is broken that the PMU does not list");
    using rule = type_at<place, Rule...>;
    using type = typename mistake_of_list<rule, typename rule::template shows<Mistake>>::type;
};

template <broken_rule Broken, typename Rules, typename Mistake>
struct mistake_if_broken : mistake_from<Mistake, Broken, Rules> {};
template <typename Rules, typename Mistake>
struct mistake_if_broken<broken_rule{}, Rules, Mistake> {
    using type = no_mistake;
};

} // namespace detail

/// The mistake (a type that a compile error shows) of the broken rule of a list, or `no_mistake`
/// where none is broken. `Mistake` has the names that the rules show.
template <broken_rule Broken, typename Rules, typename Mistake>
using rule_mistake = typename detail::mistake_if_broken<Broken, Rules, Mistake>::type;

} // namespace msr

/// Defines the text of a rule, its name and its sentence, in the struct of the rule. This is a
/// macro because clang::unavailable takes the sentence only as a literal.
#if defined(__GNUC__) && !defined(__clang__)
#define MSR_RULE_TEXT(rule_name, rule_sentence)                                                    \
    static constexpr ::msr::rule_text text { #rule_name, rule_sentence }
#else
#define MSR_RULE_TEXT(rule_name, rule_sentence)                                                    \
    static constexpr ::msr::rule_text text{#rule_name, rule_sentence};                             \
    template <typename... Name>                                                                    \
    [[clang::unavailable(rule_sentence)]] static constexpr bool illegal(                           \
        ::msr::detail::shown_arguments<Name...>) {                                                 \
        return true;                                                                               \
    }                                                                                              \
    static_assert(true)
#endif

/// Defines the struct of a rule. `name::text` is the rule's run-time form; `mistake_of<name,
/// Names...>` stops the compiler.
#define MSR_RULE(rule_name, rule_sentence)                                                         \
    struct rule_name : ::msr::rule<rule_name> {                                                    \
        MSR_RULE_TEXT(rule_name, rule_sentence);                                                   \
    }
