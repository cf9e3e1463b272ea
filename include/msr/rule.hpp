// Rules: each has a name and a sentence, and is told in the compiler and at run time in the same
// words. The predicate that decides is an ordinary constexpr function; a rule only says it.
#pragma once

#include <cstddef>

namespace msr {

/// A rule's name and its sentence.
struct rule_text {
    const char *name{};
    const char *sentence{};
};

/// A rule that is broken, or none. It is used as a pointer to the rule's text, but compared by
/// name: g++ takes no comparison of addresses for a constant under -fno-delete-null-pointer-checks,
/// with which kernels are built, and -fsanitize=undefined.
struct broken_rule {
    const rule_text *text{};
    bool is_broken{};

    constexpr broken_rule() = default;
    constexpr broken_rule(std::nullptr_t) {}
    /// `rule` is the text of a rule, not null.
    constexpr broken_rule(const rule_text *rule) : text{rule}, is_broken{true} {}

    constexpr operator const rule_text *() const { return text; }
    constexpr const rule_text *operator->() const { return text; }

    friend constexpr bool operator==(const broken_rule &one, std::nullptr_t) {
        return !one.is_broken;
    }
    friend constexpr bool operator==(const broken_rule &one, const broken_rule &other) {
        return one.is_broken == other.is_broken &&
               (!one.is_broken || same(one.text->name, other.text->name));
    }
    friend constexpr bool operator==(const broken_rule &one, const rule_text *other) {
        return one.is_broken && same(one.text->name, other->name);
    }

    static constexpr bool same(const char *a, const char *b) {
        for (; *a != '\0' && *a == *b; ++a, ++b) {
        }
        return *a == *b;
    }
};

/// What a check found: no rule broken, or which one and by what.
struct verdict {
    broken_rule broken{}; ///< null: everything is legal
    const char *by[4]{};  ///< names of what broke it, in the rule's order; unused ones are null

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
