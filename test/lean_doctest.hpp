// Replaces the check macros of the test library doctest by macros with less code, for quicker
// compilation: unit tests are compiled with this file included first. The checks have doctest's
// macro names, texts and exceptions. Each type in a message or a check takes a function, where
// doctest takes a class; a string literal takes no code.
#pragma once
// like doctest's header: comparisons of values of two types raise no warning
#pragma GCC system_header

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <type_traits>

#if DOCTEST_VERSION_MAJOR == 2 && DOCTEST_VERSION_MINOR == 4 && DOCTEST_VERSION_PATCH >= 9
#define MSR_LEAN_DOCTEST // the names below are those of doctest 2.4.9 and later
namespace lean_doctest {

// --- INFO and CAPTURE ---------------------------------------------------------------------------

/// The message of a scope, made by a function object in the scope.
class scope_message final : public doctest::detail::ContextScopeBase {
public:
    using writer = void (*)(const void *print, std::ostream *out);

    scope_message(const void *print, writer write) : print_{print}, write_{write} {}
    scope_message(const scope_message &) = delete;
    ~scope_message() override {
        if (need_to_destroy) destroy();
    }

    void stringify(std::ostream *out) const override { write_(print_, out); }

private:
    const void *print_;
    writer write_;
};

template <typename Print>
void write_by(const void *print, std::ostream *out) {
    (*static_cast<const Print *>(print))(out);
}

/// The parts of a message: the first part by operator *, the others by commas or `<<`.
struct message {
    std::ostream *out;

    const message &put(const doctest::String &text) const {
        *out << text;
        return *this;
    }
    const message &operator*(const char *text) const { return put(text); }
    const message &operator,(const char *text) const { return put(text); }
    const message &operator<<(const char *text) const { return put(text); }
    template <typename Value>
    const message &operator*(const Value &value) const {
        return put(doctest::toString(value));
    }
    template <typename Value>
    const message &operator,(const Value &value) const {
        return put(doctest::toString(value));
    }
    template <typename Value>
    const message &operator<<(const Value &value) const {
        return put(doctest::toString(value));
    }
};

// --- CHECK and REQUIRE --------------------------------------------------------------------------

/// The position of a check in the source.
struct check {
    doctest::assertType::Enum kind;
    const char *file;
    int line;
    const char *expression;
};

/// The result of a check. No operator takes this type, so `CHECK(a == b && c)` does not compile.
struct outcome {
    bool passed;
};

/// An operand of a check, and the function that makes its text.
struct operand {
    const void *value;
    doctest::String (*text)(const void *value);
};

template <typename Value>
doctest::String text_of(const void *value) {
    return doctest::toString(*static_cast<const Value *>(value));
}
inline doctest::String text_of_literal(const void *value) {
    return static_cast<const char *>(value);
}

/// Reports a check to doctest; the operands' texts are made only if doctest prints them.
inline outcome reported(const check &place, bool holds, const operand &left, const char *sign,
                        const operand *right) {
    const bool passed = holds != ((place.kind & doctest::assertType::is_false) != 0);
    doctest::String text;
    if (!passed || doctest::getContextOptions()->success) {
        text = left.text(left.value);
        if (right != nullptr) text = text + sign + right->text(right->value);
    }
    doctest::detail::decomp_assert(place.kind, place.file, place.line, place.expression,
                                   doctest::detail::Result{passed, text});
    return {passed};
}

template <typename Value>
concept text = std::is_same_v<Value, std::string> || std::is_same_v<Value, std::string_view>;

/// The left operand of a check; a comparison may follow.
template <typename Left>
struct first_operand {
    const check &place;
    const Left &value;

    outcome compared(bool holds, const char *sign, const operand &right) const {
        return reported(place, holds, {&value, text_of<Left>}, sign, &right);
    }
    template <typename Right>
    outcome operator==(const Right &right) const {
        return compared(value == right, " == ", {&right, text_of<Right>});
    }
    template <typename Right>
    outcome operator!=(const Right &right) const {
        return compared(value != right, " != ", {&right, text_of<Right>});
    }
    template <typename Right>
    outcome operator<(const Right &right) const {
        return compared(value < right, " <  ", {&right, text_of<Right>});
    }
    template <typename Right>
    outcome operator>(const Right &right) const {
        return compared(value > right, " >  ", {&right, text_of<Right>});
    }
    template <typename Right>
    outcome operator<=(const Right &right) const {
        return compared(value <= right, " <= ", {&right, text_of<Right>});
    }
    template <typename Right>
    outcome operator>=(const Right &right) const {
        return compared(value >= right, " >= ", {&right, text_of<Right>});
    }
    outcome operator==(const char *right) const requires text<Left> {
        return compared(value == right, " == ", {right, text_of_literal});
    }
    outcome operator!=(const char *right) const requires text<Left> {
        return compared(value != right, " != ", {right, text_of_literal});
    }
};

template <typename Left>
first_operand<Left> operator<<(const check &place, const Left &value) {
    return {place, value};
}

inline bool passes(outcome end) { return end.passed; }
template <typename Left>
bool passes(const first_operand<Left> &only) {
    return reported(only.place, static_cast<bool>(only.value), {&only.value, text_of<Left>}, "",
                    nullptr)
        .passed;
}

} // namespace lean_doctest

#undef DOCTEST_INFO_IMPL
#define DOCTEST_INFO_IMPL(mb_name, s_name, ...)                                                    \
    const auto DOCTEST_CAT(mb_name, print) = [&](std::ostream *s_name) {                           \
        lean_doctest::message{s_name} * __VA_ARGS__;                                               \
    };                                                                                             \
    const lean_doctest::scope_message mb_name {                                                    \
        &DOCTEST_CAT(mb_name, print),                                                              \
            lean_doctest::write_by<decltype(DOCTEST_CAT(mb_name, print))>                          \
    }

#undef DOCTEST_ASSERT_IMPLEMENT_1
#define DOCTEST_ASSERT_IMPLEMENT_1(assert_type, ...)                                               \
    DOCTEST_CLANG_SUPPRESS_WARNING_WITH_PUSH("-Woverloaded-shift-op-parentheses")                  \
    lean_doctest::passes(                                                                          \
        lean_doctest::check{doctest::assertType::assert_type, __FILE__, __LINE__, #__VA_ARGS__}    \
        << __VA_ARGS__) DOCTEST_CLANG_SUPPRESS_WARNING_POP
#endif
