// The functions of `execution` that sessions call. Where MSR_COMPILED is defined, only the file of
// the program that includes msr/compiled.hpp has their code; otherwise each file has it.
//
// The functions are members of a template, so that a program may have files of both kinds: the
// linker takes one definition, from any file. The functions take and return plain types only, and
// throw no exception but that of `new`.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/release.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/options.hpp>
#include <msr/session/execution/processor_question.hpp>

#include <cstdint>

namespace msr {

class execution;

namespace detail {

/// The calls of `execution`, which need no definition of that class. `Release`: `this_release`, so
/// that files compiled with two releases of the library do not share the functions.
template <typename Release>
struct session_engine {
    /// Returns a new execution, to be ended by `end`.
    static execution *make(const cpu_registers &registers, const program_view &program,
                           session_options options);
    static void end(execution *work) noexcept;

    static failure open(execution &work, bool pin, const processor_question &question) noexcept;
    static failure start(execution &work) noexcept;
    static failure read(execution &work, std::uint64_t *counts) noexcept;
    static failure stop(execution &work, std::uint64_t *counts) noexcept;
    static failure bind(execution &work, const processor_question &question) noexcept;
    static failure close(execution &work) noexcept;
    static program_handle loaded(const execution &work) noexcept;
};

using engine = session_engine<this_release>;

/// An owner of an `execution`, which carries out a session's register program.
class execution_owner {
public:
    execution_owner(const cpu_registers &registers, const program_view &program,
                    session_options options)
        : owned{engine::make(registers, program, options)} {}
    execution_owner(const execution_owner &) = delete;
    execution_owner &operator=(const execution_owner &) = delete;
    ~execution_owner() { engine::end(owned); }

    execution &operator*() const noexcept { return *owned; }

private:
    execution *owned;
};

} // namespace detail

} // namespace msr

#ifdef MSR_COMPILED
extern template struct msr::detail::session_engine<msr::this_release>;
#else
#include <msr/session/execution/engine_parts.hpp>
#endif
