// Drives a fuzz target without libFuzzer: inputs of equal bytes for all lengths, then random inputs
// of a fixed seed. Each input has an allocation of exactly its size, so that a sanitizer sees a
// read behind the input.
//
// usage: TARGET [-runs=N] [OPTION...]      other options of libFuzzer are ignored
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size);

namespace {

constexpr std::size_t longest = 700; // the size of a few records of every kind

void run_filled(std::size_t size, int value) {
    const std::unique_ptr<unsigned char[]> bytes{new unsigned char[size]};
    if (size > 0) std::memset(bytes.get(), value, size);
    LLVMFuzzerTestOneInput(bytes.get(), size);
}

/// Runs one random input: mostly zeros in some inputs, random bytes in others.
void run_random(std::mt19937_64 &random) {
    const std::size_t size = random() % (longest + 1);
    // the average number of zeros in 4 bytes
    const unsigned zeros = static_cast<unsigned>(random() % 4);
    const std::unique_ptr<unsigned char[]> bytes{new unsigned char[size]};
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<unsigned char>(random() % 4 < zeros ? 0 : random());
    LLVMFuzzerTestOneInput(bytes.get(), size);
}

} // namespace

int main(int count, char **arguments) {
    unsigned long runs = 100000;
    for (int i = 1; i < count; ++i)
        if (std::strncmp(arguments[i], "-runs=", 6) == 0)
            runs = std::strtoul(arguments[i] + 6, nullptr, 10);
    unsigned long done = 0;
    for (std::size_t size = 0; size <= longest; ++size)
        for (const int value : {0x00, 0x01, 0x10, 0x7f, 0x80, 0xff}) {
            run_filled(size, value);
            ++done;
        }
    std::mt19937_64 random{1};
    for (; done < runs; ++done)
        run_random(random);
    std::printf("stat::number_of_executed_units: %lu\n", done);
}
