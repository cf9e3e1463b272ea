// Rules: each has a name and a sentence, and is told in the compiler and at run time in the same
// words. The predicate that decides is an ordinary constexpr function; a rule only says it.
#pragma once

namespace msr {

/// A rule's name and its sentence.
struct rule_text {
    const char *name{};
    const char *sentence{};
};

/// What a check found: no rule broken, or which one and by what.
struct verdict {
    const rule_text *broken{}; ///< null: everything is legal
    const char *by[4]{}; ///< names of what broke it, in the rule's order; unused ones are null

    constexpr bool legal() const { return broken == nullptr; }
};

} // namespace msr

/// Defines a rule. `name::text` is its run-time form; `name::tell<Holds, Names...>()` stops the
/// compiler with the sentence and the names where `Holds` is false. A macro, because static_assert
/// takes only a literal and the sentence shall stand once.
#define MSR_RULE(rule_name, rule_sentence)                                                         \
    struct rule_name {                                                                             \
        static constexpr ::msr::rule_text text{#rule_name, rule_sentence};                         \
        template <bool Holds, typename... Names>                                                   \
        struct by {                                                                                \
            static constexpr bool holds = Holds;                                                   \
        };                                                                                         \
        template <bool Holds, typename... Names>                                                   \
        static constexpr bool tell() {                                                             \
            static_assert(by<Holds, Names...>::holds, rule_sentence);                              \
            return Holds;                                                                          \
        }                                                                                          \
    }
