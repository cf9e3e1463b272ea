// A loop of 1,000 instructions in ten parts, of which part N executes N times in each turn: what is
// sampled of it can be compared with what executes. Each instruction is one op.
//
// usage: weighted_places TURNS
//
// Prints the address of each part's first instruction; a part has 98 instructions of a byte each,
// then two of two bytes.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>

extern "C" const char part_1[], part_2[], part_3[], part_4[], part_5[], part_6[], part_7[],
    part_8[], part_9[], part_10[];

#define PART(N)                                                                                    \
    " mov $" #N ", %%ecx\n"                                                                        \
    ".globl part_" #N "\n"                                                                         \
    "part_" #N ":\n"                                                                               \
    " .rept 98\n"                                                                                  \
    " nop\n"                                                                                       \
    " .endr\n"                                                                                     \
    " dec %%ecx\n"                                                                                 \
    " jnz part_" #N "\n"

int main(int count, char **words) {
    std::uint64_t turns = count > 1 ? std::strtoull(words[1], nullptr, 0) : 1;
    for (const char *const each :
         {part_1, part_2, part_3, part_4, part_5, part_6, part_7, part_8, part_9, part_10})
        std::printf("%llu ",
                    static_cast<unsigned long long>(reinterpret_cast<std::uintptr_t>(each)));
    std::printf("\n");
    std::fflush(stdout);
    asm volatile("again:\n" PART(1) PART(2) PART(3) PART(4) PART(5) PART(6) PART(7) PART(8) PART(9)
                     PART(10) " dec %0\n"
                              " jnz again\n"
                 : "+r"(turns)
                 :
                 : "rcx", "cc");
}
