// This program carries out its arguments in order, on registers of CPU 0 through /dev/cpu/0/msr:
//   ADDRESS=VALUE  writes a register; numbers as strtoull() reads them
//   ADDRESS        prints a register as a decimal number
//   turns=N        executes N turns of a loop, of at least 3 instructions each
//   lines=N        loads a byte of each of N lines, in ascending order, in untouched memory
//   interrupt      prints the first line of /dev/cpu/0/interrupts
#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace {

void execute_turns(std::uint64_t turns) {
    [[maybe_unused]] volatile std::uint64_t turn = 0;
    for (std::uint64_t i = 0; i < turns; ++i)
        turn = i;
}

bool load_lines(std::size_t lines) {
    void *const memory = mmap(nullptr, lines * 64, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return false;
    for (std::size_t i = 0; i < lines; ++i)
        static_cast<const volatile char *>(memory)[i * 64];
    return true;
}

bool print_interrupt() {
    char line[4096];
    const int file = open("/dev/cpu/0/interrupts", O_RDONLY | O_CLOEXEC);
    const ssize_t size = file < 0 ? -1 : read(file, line, sizeof line);
    if (file >= 0) close(file);
    if (size <= 0) return false;
    const void *const end = std::memchr(line, '\n', static_cast<std::size_t>(size));
    if (end == nullptr) return false;
    return std::printf("%.*s\n", static_cast<int>(static_cast<const char *>(end) - line), line) > 0;
}

bool use_register(int device, const char *word) {
    char *end = nullptr;
    const auto address = static_cast<off_t>(std::strtoull(word, &end, 0));
    std::uint64_t value = 0;
    if (*end == '=') {
        value = std::strtoull(end + 1, &end, 0);
        return *end == '\0' && pwrite(device, &value, sizeof value, address) == sizeof value;
    }
    return *end == '\0' && pread(device, &value, sizeof value, address) == sizeof value &&
           std::printf("%" PRIu64 "\n", value) > 0;
}

bool follow(int device, const char *word) {
    if (std::strncmp(word, "turns=", 6) == 0) {
        execute_turns(std::strtoull(word + 6, nullptr, 10));
        return true;
    }
    if (std::strncmp(word, "lines=", 6) == 0)
        return load_lines(std::strtoull(word + 6, nullptr, 10));
    if (std::strcmp(word, "interrupt") == 0) return print_interrupt();
    return use_register(device, word);
}

} // namespace

int main(int count, char **words) {
    const int device = open("/dev/cpu/0/msr", O_RDWR | O_CLOEXEC);
    if (device < 0) return 125;
    for (int i = 1; i < count; ++i) {
        if (follow(device, words[i])) continue;
        std::fprintf(stderr, "uses_registers: '%s' is refused\n", words[i]);
        return 1;
    }
}
