// Tests that sessions of a program and of two shared libraries are sessions of one process:
// registers that one session holds are taken for the others, and a signal has one handler for all.
//
// usage: program [PLUGIN...]    without plugins: the libraries that the program is linked with
#include "machine.hpp"

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <vector>

#include <dlfcn.h>

extern "C" {
[[gnu::weak]] void *first_open(std::uint64_t *, int);
[[gnu::weak]] void first_close(void *);
[[gnu::weak]] void *second_open(std::uint64_t *, int);
[[gnu::weak]] void second_close(void *);
}

namespace {

unsigned passed, failed;

void expect(bool good, const char *text) {
    ++(good ? passed : failed);
    if (!good) std::printf("FAIL %s\n", text);
}

struct library {
    void *(*open)(std::uint64_t *, int){};
    void (*close)(void *){};
};

library loaded(const char *path, const char *open, const char *close) {
    void *const result = ::dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (result == nullptr) {
        std::printf("%s\n", ::dlerror());
        return {};
    }
    return {reinterpret_cast<void *(*)(std::uint64_t *, int)>(::dlsym(result, open)),
            reinterpret_cast<void (*)(void *)>(::dlsym(result, close))};
}

bool is_default(int number) {
    struct sigaction current {};
    ::sigaction(number, nullptr, &current);
    return current.sa_handler == SIG_DFL;
}

} // namespace

int main(int count, char **words) {
    library libraries[] = {{first_open, first_close}, {second_open, second_close}};
    if (count == 3)
        libraries[0] = loaded(words[1], "first_open", "first_close"),
        libraries[1] = loaded(words[2], "second_open", "second_close");
    for (const library &library : libraries)
        if (library.open == nullptr || library.close == nullptr) return 1;
    std::vector<std::uint64_t> registers(0x500);

    void *const value = libraries[0].open(registers.data(), 0);
    expect(value != nullptr, "the first session opens");
    expect(libraries[1].open(registers.data(), 0) == nullptr,
           "a session of another library is refused");
    expect(held_session{registers.data(), false}.why().kind == msr::error_code::taken,
           "a session of the program is refused");
    libraries[0].close(value);

    {
        const held_session own{registers.data(), false};
        expect(!own.why(), "registers that were put back are free");
        expect(libraries[0].open(registers.data(), 0) == nullptr,
               "a session of a library is refused");
    }

    std::vector<std::uint64_t> rest(0x500);
    void *const first = libraries[0].open(registers.data(), 1);
    void *const second = libraries[1].open(rest.data(), 1);
    expect(!is_default(SIGTERM), "the first session with signals takes them over");
    libraries[0].close(first);
    expect(!is_default(SIGTERM), "the session of the other library keeps them");
    libraries[1].close(second);
    expect(is_default(SIGTERM), "the last session gives them back, in whichever library it is");

    std::printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}
