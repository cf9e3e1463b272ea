// Takes one choice (an event with qualifiers) from its text to the register values; the script
// `walk` compiles the file with instrumentation, so that each function prints its address at entry.
#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/session.hpp>

#include <cstdio>
#include <string>

namespace {

bool is_walking = false;

} // namespace

extern "C" {
__attribute__((no_instrument_function)) void __cyg_profile_func_enter(void *entered, void *) {
    if (is_walking) std::fprintf(stderr, "%p\n", entered);
}
__attribute__((no_instrument_function)) void __cyg_profile_func_exit(void *, void *) {}
}

int main(int, char **arguments) {
    namespace amd = msr::amd;
    const std::string text = arguments[1];
    msr::recorder device;
    is_walking = true;
    const auto read = msr::select::parse<amd::event_pmu>({text.data(), text.size()}, amd::zen4);
    const auto plan = msr::select::try_plan<amd::event_pmu, 1>({&read.wanted, 1}, amd::zen4);
    msr::session session{device, plan, msr::watch_cpu(0)};
    static_cast<void>(session.measure([] {}));
    is_walking = false;
    return read.well_formed() && plan.legal() ? 0 : 1;
}
