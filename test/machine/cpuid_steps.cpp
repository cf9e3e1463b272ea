// Tests of the tracking of known register values through instructions, compared with the manual
// and, on an x86-64 host, with the results of the host's processor.
#include "../../tools/msrpp_machine/plugin/cpuid/cpuid_steps.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#if defined(__x86_64__)
#include <sys/mman.h>
#endif

namespace {

using namespace msrpp::machine;
using bytes = std::vector<std::uint8_t>;

constexpr std::uint64_t start_address = 0x401000;

/// Returns register values of which each byte differs from the byte in every other register.
known_registers start() {
    known_registers known_registers{.known = 0xffff};
    for (unsigned i = 0; i < 16; ++i)
        known_registers.value[i] =
            0x0102030405060708 * (i + 1) ^ (i % 2 != 0 ? 0x8080808080808080 : 0);
    return known_registers;
}

known_registers after(const bytes &code, std::optional<std::uint64_t> read = {},
                      known_registers registers = start()) {
    carry_out(step_of(code, start_address), read ? &*read : nullptr, registers);
    return registers;
}

/// Checks that register `number` holds `goal` after the code and that no other register has
/// changed.
void check_one(const std::string &text, const bytes &code, unsigned number, std::uint64_t goal,
               std::optional<std::uint64_t> read = {}) {
    CAPTURE(text);
    const known_registers previous = start();
    const known_registers registers = after(code, read);
    CHECK(registers.known == 0xffff);
    for (unsigned i = 0; i < 16; ++i) {
        CAPTURE(i);
        CHECK(registers.value[i] == (i == number ? goal : previous.value[i]));
    }
}

/// Checks that `registers` are unknown after the code, and all other registers unchanged.
void check_forgotten(const std::string &text, const bytes &code, unsigned registers) {
    CAPTURE(text);
    const known_registers previous = start();
    const known_registers known_registers = after(code);
    CHECK(unsigned{known_registers.known} == (0xffff & ~registers));
    for (unsigned i = 0; i < 16; ++i)
        if (known_registers.knows(i)) CHECK(known_registers.value[i] == previous.value[i]);
}

} // namespace

TEST_CASE("constants and moves") {
    const known_registers old = start();
    check_one("mov eax, 7", {0xb8, 7, 0, 0, 0}, 0, 7);
    check_one("mov eax, 8000001fh", {0xb8, 0x1f, 0, 0, 0x80}, 0, 0x8000001f);
    check_one("mov r9, 0102030405060708h", {0x49, 0xb9, 8, 7, 6, 5, 4, 3, 2, 1}, 9,
              0x0102030405060708);
    check_one("mov rax, -2", {0x48, 0xc7, 0xc0, 0xfe, 0xff, 0xff, 0xff}, 0, ~std::uint64_t{1});
    check_one("mov cl, 5", {0xb1, 5}, 1, (old.value[1] & ~0xffull) | 5);
    check_one("mov ch, 5", {0xb5, 5}, 1, (old.value[1] & ~0xff00ull) | 0x500);
    check_one("mov bpl, 5", {0x40, 0xb5, 5}, 5, (old.value[5] & ~0xffull) | 5);
    check_one("mov cx, 1234h", {0x66, 0xb9, 0x34, 0x12}, 1, (old.value[1] & ~0xffffull) | 0x1234);
    check_one("mov eax, edi", {0x89, 0xf8}, 0, old.value[7] & 0xffffffff);
    check_one("mov ecx, esi", {0x8b, 0xce}, 1, old.value[6] & 0xffffffff);
    check_one("mov rax, r15", {0x4c, 0x89, 0xf8}, 0, old.value[15]);
    check_one("movzx ecx, al", {0x0f, 0xb6, 0xc8}, 1, old.value[0] & 0xff);
    check_one("movzx ecx, ah", {0x0f, 0xb6, 0xcc}, 1, old.value[0] >> 8 & 0xff);
    check_one("movzx ecx, ax", {0x0f, 0xb7, 0xc8}, 1, old.value[0] & 0xffff);
    check_one("movsxd rcx, r8d", {0x49, 0x63, 0xc8}, 1,
              static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(old.value[8])}));
    const known_registers turned = after({0x48, 0x87, 0xf3}); // xchg rbx, rsi
    CHECK(turned.value[3] == old.value[6]);
    CHECK(turned.value[6] == old.value[3]);
    const known_registers rax = after({0x93}); // xchg eax, ebx
    CHECK(rax.value[0] == (old.value[3] & 0xffffffff));
    CHECK(rax.value[3] == (old.value[0] & 0xffffffff));
}

TEST_CASE("arithmetic") {
    const known_registers old = start();
    check_one("xor ecx, ecx", {0x31, 0xc9}, 1, 0);
    check_one("sub ecx, ecx", {0x29, 0xc9}, 1, 0);
    check_one("xor r10d, r10d", {0x45, 0x31, 0xd2}, 10, 0);
    check_one("add eax, 1", {0x83, 0xc0, 1}, 0, (old.value[0] + 1) & 0xffffffff);
    check_one("add rax, -1", {0x48, 0x83, 0xc0, 0xff}, 0, old.value[0] - 1);
    check_one("sub eax, 10h", {0x2d, 0x10, 0, 0, 0}, 0, (old.value[0] - 16) & 0xffffffff);
    check_one("and eax, 80000000h", {0x25, 0, 0, 0, 0x80}, 0, old.value[0] & 0x80000000);
    check_one("or ecx, -1", {0x83, 0xc9, 0xff}, 1, 0xffffffff);
    check_one("inc ecx", {0xff, 0xc1}, 1, (old.value[1] + 1) & 0xffffffff);
    check_one("dec ecx", {0xff, 0xc9}, 1, (old.value[1] - 1) & 0xffffffff);
    check_one("neg rax", {0x48, 0xf7, 0xd8}, 0, 0 - old.value[0]);
    check_one("not eax", {0xf7, 0xd0}, 0, ~old.value[0] & 0xffffffff);
    check_one("shl eax, 4", {0xc1, 0xe0, 4}, 0, old.value[0] << 4 & 0xffffffff);
    check_one("shr rax, 1", {0x48, 0xd1, 0xe8}, 0, old.value[0] >> 1);
    check_one("imul eax, ecx, 3", {0x6b, 0xc1, 3}, 0, old.value[1] * 3 & 0xffffffff);
    check_one("imul eax, ecx", {0x0f, 0xaf, 0xc1}, 0, old.value[0] * old.value[1] & 0xffffffff);
    check_one("lea eax, [rcx+rdx*4+8]", {0x8d, 0x44, 0x91, 8}, 0,
              (old.value[1] + 4 * old.value[2] + 8) & 0xffffffff);
    check_one("lea rax, [rip+10h]", {0x48, 0x8d, 0x05, 0x10, 0, 0, 0}, 0, start_address + 7 + 0x10);
    check_one("lea rax, [r12-8]", {0x49, 0x8d, 0x44, 0x24, 0xf8}, 0, old.value[12] - 8);
    check_one("lea ecx, [rdx*8+7]", {0x8d, 0x0c, 0xd5, 7, 0, 0, 0}, 1,
              (8 * old.value[2] + 7) & 0xffffffff);
    check_one("cdqe", {0x48, 0x98}, 0,
              static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(old.value[0])}));
}

TEST_CASE("loads, and the stack") {
    const known_registers old = start();
    check_one("mov eax, [rbp-14h]", {0x8b, 0x45, 0xec}, 0, 7, 7);
    check_one("mov rax, fs:[28h]", {0x64, 0x48, 0x8b, 0x04, 0x25, 0x28, 0, 0, 0}, 0, 0x1122334455,
              0x1122334455);
    check_one("movzx eax, byte [rdi]", {0x0f, 0xb6, 0x07}, 0, 0xff, 0xff);
    check_one("movsx eax, byte [rdi]", {0x0f, 0xbe, 0x07}, 0, 0xffffff80, 0x80);
    check_one("or eax, [rdi]", {0x0b, 0x07}, 0, (old.value[0] | 0x11) & 0xffffffff, 0x11);
    check_one("push rbx", {0x53}, 4, old.value[4] - 8);
    check_one("push 0", {0x6a, 0}, 4, old.value[4] - 8);
    const known_registers popped = after({0x41, 0x5c}, 99); // pop r12
    CHECK(popped.value[12] == 99);
    CHECK(popped.value[4] == old.value[4] + 8);
    check_forgotten("mov eax, [rdi], not seen", {0x8b, 0x07}, 1u << 0);
    for (const bytes &store : {bytes{0x89, 0x7d, 0xec},
                               {0xc7, 0x45, 0xec, 1, 0, 0, 0},
                               {0x01, 0x07},
                               {0x0f, 0x29, 0x07}})
        check_forgotten("a store", store, 0);
}

TEST_CASE("what changes no general register") {
    for (const bytes &code : {bytes{0x90},
                              {0x0f, 0x1f, 0x44, 0, 0},
                              {0xf3, 0x0f, 0x1e, 0xfa},
                              {0x85, 0xc0},
                              {0x83, 0xf8, 7},
                              {0x3d, 1, 0, 0, 0},
                              {0xa9, 1, 0, 0, 0},
                              {0x66, 0x0f, 0xef, 0xc0},
                              {0xf3, 0x0f, 0x6f, 0x07},
                              {0x0f, 0xae, 0xe8},
                              {0x0f, 0xa3, 0xc8},
                              {0xd9, 0xee}})
        check_forgotten("a step of nothing", code, 0);
}

TEST_CASE("what is not followed makes registers unknown") {
    check_forgotten("cmove eax, ecx", {0x0f, 0x44, 0xc1}, 1u << 0);
    check_forgotten("sete dl", {0x0f, 0x94, 0xc2}, 1u << 2);
    check_forgotten("adc r8, rax", {0x49, 0x11, 0xc0}, 1u << 8);
    check_forgotten("rdtsc", {0x0f, 0x31}, 1u << 0 | 1u << 2);
    check_forgotten("rdtscp", {0x0f, 0x01, 0xf9}, 1u << 0 | 1u << 1 | 1u << 2);
    check_forgotten("xgetbv", {0x0f, 0x01, 0xd0}, 1u << 0 | 1u << 2);
    check_forgotten("mul rcx", {0x48, 0xf7, 0xe1}, 1u << 0 | 1u << 2);
    check_forgotten("div ecx", {0xf7, 0xf1}, 1u << 0 | 1u << 2);
    check_forgotten("bswap r9d", {0x41, 0x0f, 0xc9}, 1u << 9);
    check_forgotten("shl eax, cl", {0xd3, 0xe0}, 1u << 0);
    check_forgotten("rol eax, 3", {0xc1, 0xc0, 3}, 1u << 0);
    check_forgotten("xchg [rdi], eax", {0x87, 0x07}, 1u << 0);
    check_forgotten("pmovmskb edx, xmm1", {0x66, 0x0f, 0xd7, 0xd1}, 1u << 2);
    check_forgotten("movq rax, xmm0", {0x66, 0x48, 0x0f, 0x7e, 0xc0}, 1u << 0);
    for (const bytes &code : {bytes{0x0f, 0x05},
                              {0x0f, 0xa2},
                              {0x0f, 0xc7, 0xf0},
                              {0xc5, 0xf8, 0x50, 0xc0},
                              {0x0f},
                              {0xb8, 7, 0},
                              {},
                              {0x66, 0x48}})
        check_forgotten("everything is unknown", code, 0xffff);
}

TEST_CASE("a time stamp is no leaf that somebody asks for") {
    const auto eax_is_of_time = [](const bytes &code, known_registers initial = start()) {
        return after(code, {}, initial).is_of_time(0);
    };
    CHECK(eax_is_of_time({0x0f, 0x31}));       // rdtsc
    CHECK(eax_is_of_time({0x0f, 0x01, 0xf9})); // rdtscp
    CHECK(after({0x0f, 0x01, 0xf9}).is_of_time(2));
    CHECK_FALSE(after({0x0f, 0x01, 0xf9}).is_of_time(1));
    CHECK_FALSE(eax_is_of_time({0x0f, 0x01, 0xd0})); // xgetbv
    const known_registers stamped = after({0x0f, 0x01, 0xf9});
    CHECK(eax_is_of_time({0x89, 0xc6}, stamped));             // mov esi, eax
    CHECK_FALSE(eax_is_of_time({0xb8, 1, 0, 0, 0}, stamped)); // mov eax, 1
    CHECK_FALSE(eax_is_of_time({0x0f, 0x44, 0xc1}, stamped)); // cmove eax, ecx
    CHECK_FALSE(eax_is_of_time({0x0f, 0x05}, stamped));       // syscall: every register is unknown
}

TEST_CASE("what is unknown makes what depends on it unknown") {
    known_registers registers = start();
    registers.forget(0);
    CHECK(!after({0x89, 0xc1}, {}, registers).knows(1));               // mov ecx, eax
    CHECK(!after({0x83, 0xc0, 1}, {}, registers).knows(0));            // add eax, 1
    CHECK(!after({0x8d, 0x48, 1}, {}, registers).knows(1));            // lea ecx, [rax+1]
    CHECK(!after({0x01, 0xc1}, {}, registers).knows(1));               // add ecx, eax
    CHECK(!after({0xb0, 7}, {}, registers).knows(0));                  // mov al, 7
    CHECK(!after({0x99}, {}, registers).knows(2));                     // cdq
    CHECK(after({0xb8, 7, 0, 0, 0}, {}, registers).knows(0));          // mov eax, 7
    CHECK(after({0x31, 0xc0}, {}, registers).knows(0));                // xor eax, eax
    const known_registers turned = after({0x87, 0xc1}, {}, registers); // xchg ecx, eax
    CHECK(turned.knows(0));
    CHECK(!turned.knows(1));
}

#if defined(__x86_64__)

namespace {

/// Programs that load the registers from an array, execute a given code, and store the registers.
/// All programs lie in one memory block, which is made executable once.
class executed {
public:
    explicit executed(const std::vector<bytes> &codes) {
        for (const bytes &code : codes) {
            starts_.push_back(all_.size());
            add_program(code);
        }
        page_ =
            mmap(nullptr, all_.size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        REQUIRE(page_ != MAP_FAILED);
        std::memcpy(page_, all_.data(), all_.size());
        can_run_ = mprotect(page_, all_.size(), PROT_READ | PROT_EXEC) == 0;
    }
    executed(const executed &) = delete;
    executed &operator=(const executed &) = delete;
    ~executed() { munmap(page_, all_.size()); }

    bool can_run() const { return can_run_; }
    void operator()(std::size_t number, std::uint64_t *registers) const {
        reinterpret_cast<void (*)(std::uint64_t *)>(static_cast<std::uint8_t *>(page_) +
                                                    starts_[number])(registers);
    }

private:
    bytes all_;
    std::vector<std::size_t> starts_; ///< index in `all_` where each program begins
    void *page_{};
    bool can_run_{};

    void add_program(const bytes &code) {
        add({0x53, 0x55, 0x41, 0x54, 0x41, 0x55, 0x41, 0x56, 0x41, 0x57,
             0x57}); // push rbx, rbp, r12 to r15, rdi
        for (unsigned i = 0; i < 16; ++i)
            if (i != gpr::rsp && i != gpr::rdi) move(0x8b, i);
        move(0x8b, gpr::rdi);
        add(code);
        add({0x57, 0x48, 0x8b, 0x7c, 0x24, 0x08}); // push rdi; mov rdi, [rsp+8]
        for (unsigned i = 0; i < 16; ++i)
            if (i != gpr::rsp && i != gpr::rdi) move(0x89, i);
        add({0x58, 0x48, 0x89, 0x47, 0x38}); // pop rax; mov [rdi+38h], rax
        add({0x5f, 0x41, 0x5f, 0x41, 0x5e, 0x41, 0x5d, 0x41, 0x5c, 0x5d, 0x5b, 0xfc, 0xc3});
    }
    void add(const bytes &addition) { all_.insert(all_.end(), addition.begin(), addition.end()); }
    // mov NUMBER, [rdi+8*NUMBER] (8Bh), or the store (89h)
    void move(std::uint8_t opcode, unsigned number) {
        add({static_cast<std::uint8_t>(0x48 | (number >> 3) << 2), opcode,
             static_cast<std::uint8_t>(0x47 | (number & 7) << 3),
             static_cast<std::uint8_t>(8 * number)});
    }
};

} // namespace

TEST_CASE("this processor does the same") {
    // Every form of the tested opcodes with all registers but RSP, with constants behind them.
    std::vector<bytes> programs;
    const auto with_operands = [&programs](const bytes &opcode, unsigned constants) {
        for (const std::uint8_t rex : bytes{0x00, 0x40, 0x41, 0x44, 0x48, 0x4d})
            for (unsigned operands = 0xc0; operands < 0x100; ++operands) {
                if ((operands & 7) == 4 || (operands >> 3 & 7) == 4) continue;
                for (const bool is_short : {false, true}) {
                    bytes code;
                    if (is_short) code.push_back(0x66);
                    if (rex != 0) code.push_back(rex);
                    code.insert(code.end(), opcode.begin(), opcode.end());
                    code.push_back(static_cast<std::uint8_t>(operands));
                    const unsigned count =
                        constants == 4 && is_short && (rex & 8) == 0 ? 2 : constants;
                    for (unsigned i = 0; i < count; ++i)
                        code.push_back(static_cast<std::uint8_t>(0x85 + 0x11 * i));
                    programs.push_back(code);
                }
            }
    };
    for (const unsigned group : {0u, 1u, 4u, 5u, 6u, 7u})
        for (unsigned form = 0; form < 4; ++form)
            with_operands({static_cast<std::uint8_t>(8 * group + form)}, 0);
    for (const std::uint8_t opcode :
         bytes{0x63, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0xd0, 0xd1})
        with_operands({opcode}, 0);
    for (const std::uint8_t opcode : bytes{0x6b, 0x80, 0x83, 0xc0, 0xc1})
        with_operands({opcode}, 1);
    for (const std::uint8_t opcode : bytes{0x69, 0x81})
        with_operands({opcode}, 4);
    for (const std::uint8_t opcode : bytes{0xaf, 0xb6, 0xb7, 0xbe, 0xbf, 0x44, 0x94})
        with_operands({0x0f, opcode}, 0);
    for (const bytes &code : {bytes{0x98},
                              {0x48, 0x98},
                              {0x66, 0x98},
                              {0x99},
                              {0x48, 0x99},
                              {0x66, 0x99},
                              {0x91},
                              {0x48, 0x93},
                              {0x49, 0x90},
                              {0x41, 0x91}})
        programs.push_back(code);

    unsigned different = 0;
    unsigned known = 0;
    const executed really{programs};
    if (!really.can_run()) return; // the host forbids memory that is both writable and executable
    for (std::size_t number = 0; number < programs.size(); ++number) {
        const bytes &code = programs[number];
        const known_registers predicted = after(code);
        known_registers registers = start();
        really(number, registers.value);
        for (unsigned i = 0; i < 16; ++i)
            if (i != gpr::rsp && predicted.knows(i)) {
                ++known;
                if (predicted.value[i] != registers.value[i] && ++different < 5)
                    MESSAGE("byte ", unsigned{code[0]}, ' ', unsigned{code[1 % code.size()]}, ' ',
                            unsigned{code[2 % code.size()]}, " register ", i, ": ",
                            predicted.value[i], ", not ", registers.value[i]);
            }
    }
    CHECK(different == 0);
    CHECK(known > 14 * programs.size()); // nearly all of the 15 registers stay known
}

#endif
