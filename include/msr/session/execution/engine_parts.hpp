// The definitions of the functions of msr/session/execution/engine.hpp, each of which calls a
// function of the execution.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/engine.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/options.hpp>
#include <msr/session/execution/processor_question.hpp>

#include <cstdint>

namespace msr::detail {

template <typename Release>
execution *session_engine<Release>::make(const cpu_registers &registers,
                                         const program_view &program, session_options options) {
    return new execution{registers, program, options};
}

template <typename Release>
void session_engine<Release>::end(execution *work) noexcept {
    delete work;
}

template <typename Release>
failure session_engine<Release>::open(execution &work, bool pin,
                                      const processor_question &question) noexcept {
    return work.open(pin, question);
}

template <typename Release>
failure session_engine<Release>::start(execution &work) noexcept {
    return work.start();
}

template <typename Release>
failure session_engine<Release>::read(execution &work, std::uint64_t *counts) noexcept {
    return work.read(counts);
}

template <typename Release>
failure session_engine<Release>::stop(execution &work, std::uint64_t *counts) noexcept {
    return work.stop(counts);
}

template <typename Release>
failure session_engine<Release>::bind(execution &work,
                                      const processor_question &question) noexcept {
    return work.bind(question);
}

template <typename Release>
failure session_engine<Release>::close(execution &work) noexcept {
    return work.close();
}

template <typename Release>
program_handle session_engine<Release>::loaded(const execution &work) noexcept {
    return work.loaded();
}

} // namespace msr::detail
