// This program lets the library PAPI call a function at each overflow of a counter of instructions
// (PAPI_overflow). The library is loaded while the program runs: its headers are not needed.
//
// usage: overflows_by_papi
//
// The program prints the number of calls, and how many had an address in its loop; where there is
// no library, it prints the reason and ends with status 77.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <dlfcn.h>

namespace {

constexpr int no_events = -1;    // PAPI_NULL
constexpr int version = 7 << 24; // PAPI_VER_CURRENT of PAPI 7.0
constexpr int period = 100'000;

unsigned calls = 0, calls_in_loop = 0;

/// Executes a loop of two instructions a million times.
[[gnu::noinline]] void loop() {
    asm volatile(R"(
    .globl counted_loop, counted_loop_end
    counted_loop:
        mov $1000000, %%ecx
    1:  dec %%ecx
        jnz 1b
    counted_loop_end:)"
                 :
                 :
                 : "rcx", "cc");
}
extern "C" const char counted_loop[], counted_loop_end[];

void overflow(int, void *address, long long, void *) {
    ++calls;
    const auto place = reinterpret_cast<std::uintptr_t>(address);
    calls_in_loop += place >= reinterpret_cast<std::uintptr_t>(counted_loop) &&
                     place < reinterpret_cast<std::uintptr_t>(counted_loop_end);
}

void *library = nullptr;

/// Calls a function of the library, which must return a status of 0 or more.
template <typename... Arguments>
int call(const char *name, Arguments... arguments) {
    using function = int (*)(Arguments...);
    const auto entry = reinterpret_cast<function>(dlsym(library, name));
    const int status = entry == nullptr ? -1 : entry(arguments...);
    if (status >= 0) return status;
    std::printf("%s: %d\n", name, status);
    std::exit(1);
}

} // namespace

int main() {
    library = dlopen("libpapi.so.7.0", RTLD_NOW);
    if (library == nullptr) {
        std::printf("%s\n", dlerror());
        return 77;
    }
    call("PAPI_library_init", version);
    int events = no_events, instructions = 0;
    call("PAPI_create_eventset", &events);
    call("PAPI_event_name_to_code", "PAPI_TOT_INS", &instructions);
    call("PAPI_add_event", events, instructions);
    call("PAPI_overflow", events, instructions, period, 0, &overflow);
    call("PAPI_start", events);
    loop();
    long long count = 0;
    call("PAPI_stop", events, &count);
    std::printf("%u calls, %u in the loop\n", calls, calls_in_loop);
    return 0;
}
