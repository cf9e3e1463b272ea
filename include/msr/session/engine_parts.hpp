// The definitions of msr/session/engine.hpp: each calls the execution.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/session/cpu_registers.hpp>
#include <msr/session/engine.hpp>
#include <msr/session/execution.hpp>
#include <msr/session/options.hpp>
#include <msr/session/plan_question.hpp>

#include <cstdint>

namespace msr::detail {

template <typename Release>
execution *session_engine<Release>::make(const cpu_registers &on, const program_view &program,
                                         session_options options) {
    return new execution{on, program, options};
}

template <typename Release>
void session_engine<Release>::end(execution *of) noexcept {
    delete of;
}

template <typename Release>
failure session_engine<Release>::open(execution &of, bool pin,
                                      const processor_question &question) noexcept {
    return of.open(pin, question);
}

template <typename Release>
failure session_engine<Release>::start(execution &of) noexcept {
    return of.start();
}

template <typename Release>
failure session_engine<Release>::read(execution &of, std::uint64_t *counts) noexcept {
    return of.read(counts);
}

template <typename Release>
failure session_engine<Release>::stop(execution &of, std::uint64_t *counts) noexcept {
    return of.stop(counts);
}

template <typename Release>
failure session_engine<Release>::bind(execution &of, const processor_question &question) noexcept {
    return of.bind(question);
}

template <typename Release>
failure session_engine<Release>::close(execution &of) noexcept {
    return of.close();
}

template <typename Release>
program_handle session_engine<Release>::loaded(const execution &of) noexcept {
    return of.loaded();
}

} // namespace msr::detail
