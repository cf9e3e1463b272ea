// The module copies to and from callers whose memory ends within the copy: the module copies
// everything, or answers EFAULT and has changed nothing. Short and long arrays take different paths
// in the module.
#include "check.hpp"
#include "raw.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <sys/mman.h>

namespace {

int device = -1;
constexpr std::size_t page = 4096;

/// Two pages; `protection` applies to the second page.
class two_pages {
public:
    explicit two_pages(int protection)
        : begin{static_cast<char *>(::mmap(nullptr, 2 * page, PROT_READ | PROT_WRITE,
                                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))} {
        ::mprotect(begin + page, page, protection);
    }
    two_pages(const two_pages &) = delete;
    two_pages &operator=(const two_pages &) = delete;
    ~two_pages() { ::munmap(begin, 2 * page); }

    /// Returns the start of `bytes` bytes of which the last `overrun` bytes are in the second page.
    char *reaching(std::size_t bytes, std::size_t overrun) const {
        return begin + page - bytes + overrun;
    }

private:
    char *begin;
};

int batch_at(char *operations, std::uint32_t count) {
    msrpp_batch msrpp_batch{};
    msrpp_batch.count = count;
    msrpp_batch.operations = raw::pointer_to(operations);
    return raw::call(device, MSRPP_IOCTL_BATCH, &msrpp_batch);
}

void operations() {
    int faulty = 0;
    for (const std::uint32_t count : {1u, 2u, 16u, 17u, 128u - 1}) {
        const std::size_t bytes = count * sizeof(msrpp_operation);
        for (std::size_t overrun = 0; overrun < 32; overrun += 4) {
            const two_pages memory{PROT_NONE};
            char *const position = memory.reaching(bytes, overrun);
            const msrpp_operation operation = raw::reading(0, raw::counter);
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t left = bytes - overrun - i * sizeof operation;
                std::memcpy(position + i * sizeof operation, &operation,
                            left < sizeof operation ? left : sizeof operation);
                if (left <= sizeof operation) break;
            }
            faulty += batch_at(position, count) != (overrun == 0 ? 0 : EFAULT);
        }
    }
    expect("operations that reach over the end of memory", faulty == 0, "%d wrong", faulty);

    const two_pages memory{PROT_NONE};
    const msrpp_operation two_operations[] = {raw::writing(0, raw::counter, 0x77),
                                              raw::writing(0, raw::counter + 1, 0x88)};
    raw::write(device, 0, raw::counter, 5);
    char *const position = memory.reaching(sizeof two_operations, sizeof two_operations / 4);
    std::memcpy(position, two_operations, sizeof two_operations - sizeof two_operations / 4);
    expect("one that is cut off executes none",
           batch_at(position, 2) == EFAULT && raw::read(device, 0, raw::counter) == 5);
}

void head() {
    int faulty = 0;
    constexpr std::size_t bytes = offsetof(msrpp_batch, failure);
    msrpp_operation operation = raw::reading(0, raw::counter);
    msrpp_batch batch{};
    batch.count = 1;
    batch.operations = raw::pointer_to(&operation);
    for (std::size_t overrun = 0; overrun <= bytes; ++overrun) {
        const two_pages memory{PROT_NONE};
        std::memcpy(memory.reaching(bytes, overrun), &batch, bytes - overrun);
        faulty += raw::call(device, MSRPP_IOCTL_BATCH, memory.reaching(bytes, overrun)) !=
                  (overrun == 0 ? 0 : EFAULT);
    }
    expect("a head that reaches over the end of memory", faulty == 0, "%d wrong", faulty);
}

void counts() {
    raw::program program({0}, 3);
    expect("LOAD and START",
           program.load(device) == 0 && raw::start(device, program.head.handle) == 0);
    const auto read_to = [&](std::uint64_t values) {
        msrpp_control msrpp_control{program.head.handle, 3, values, {}};
        return raw::call(device, MSRPP_IOCTL_COUNTS, &msrpp_control);
    };
    int faulty = 0;
    for (const int protection : {PROT_NONE, PROT_READ})
        for (std::size_t overrun = 0; overrun <= 24; ++overrun) {
            const two_pages memory{protection};
            faulty += read_to(raw::pointer_to(memory.reaching(24, overrun))) !=
                      (overrun == 0 ? 0 : EFAULT);
        }
    for (const std::uint64_t bad :
         {std::uint64_t{0}, std::uint64_t{0x7fff'ffff'f000}, std::uint64_t{0x8000'0000'0000},
          std::uint64_t{0xffff'8880'0000'0000}, ~std::uint64_t{0} - 7})
        faulty += read_to(bad) != EFAULT;
    expect("counts for where no memory is", faulty == 0, "%d wrong", faulty);
    raw::unload(device, program.head.handle);
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    operations();
    head();
    counts();
    return failures == 0 ? 0 : 1;
}
