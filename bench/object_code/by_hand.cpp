// The program of typed.cpp with numbers in place of the library's types: addresses and values from
// the tables of the manual.
#include <cstddef>
#include <cstdint>

extern "C" void wrmsr(std::uint32_t address, std::uint64_t value);

struct one_write {
    std::uint32_t address;
    std::uint64_t value;
    std::uint64_t keep;
    std::size_t owner;
};
struct all_writes {
    one_write of_set_up[8];
    one_write of_start[2];
    one_write of_stop[2];
};
extern const all_writes writes;

constinit const all_writes writes = {
    {{0x360, 0x3e000, 0x80000000, 0},
     {0x362, 0x3e000, 0x80000000, 1},
     {0x3a0, 0x18020004, 0, 0},
     {0x3a1, 0x18020e04, 0, 1},
     {0x300, 0, 0, 0},
     {0x300, 0, 0, 0},
     {0x302, 0, 0, 1},
     {0x302, 0, 0, 1}},
    {{0x360, 0x3f000, 0x80000000, 0}, {0x362, 0x3f000, 0x80000000, 1}},
    {{0x360, 0x3e000, 0x80000000, 0}, {0x362, 0x3e000, 0x80000000, 1}},
};

extern "C" std::uint64_t taken_branches() { return 0x27b000; }

extern "C" void set_up() {
    wrmsr(0x360, 0x3e000);
    wrmsr(0x362, 0x3e000);
    wrmsr(0x3a0, 0x18020004);
    wrmsr(0x3a1, 0x18020e04);
    wrmsr(0x300, 0);
    wrmsr(0x300, 0);
    wrmsr(0x302, 0);
    wrmsr(0x302, 0);
}

extern "C" void start() {
    wrmsr(0x360, 0x3f000);
    wrmsr(0x362, 0x3f000);
}
