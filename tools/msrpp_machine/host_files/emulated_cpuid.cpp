#include "emulated_cpuid.hpp"

#include "../../support/descriptor.hpp"
#include "../programs/child.hpp"

#include <msr/processor/cpuid.hpp>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include <elf.h>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// Reads leaf and subleaf from standard input, 8 bytes; writes EAX, EBX, ECX and EDX to standard
/// output, 16 bytes; again until the input ends.
constexpr std::uint8_t cpuid_code[] = {
    0x48, 0x83, 0xec, 0x40,       //        sub rsp, 64
    0x48, 0x89, 0xe6,             //        mov rsi, rsp
    0x31, 0xc0,                   // again: xor eax, eax       read
    0x31, 0xff,                   //        xor edi, edi
    0xba, 0x08, 0x00, 0x00, 0x00, //        mov edx, 8
    0x0f, 0x05,                   //        syscall
    0x83, 0xf8, 0x08,             //        cmp eax, 8
    0x75, 0x25,                   //        jne end
    0x8b, 0x06,                   //        mov eax, [rsi]
    0x8b, 0x4e, 0x04,             //        mov ecx, [rsi + 4]
    0x0f, 0xa2,                   //        cpuid
    0x89, 0x06,                   //        mov [rsi], eax
    0x89, 0x5e, 0x04,             //        mov [rsi + 4], ebx
    0x89, 0x4e, 0x08,             //        mov [rsi + 8], ecx
    0x89, 0x56, 0x0c,             //        mov [rsi + 12], edx
    0xb8, 0x01, 0x00, 0x00, 0x00, //        mov eax, 1         write
    0xbf, 0x01, 0x00, 0x00, 0x00, //        mov edi, 1
    0xba, 0x10, 0x00, 0x00, 0x00, //        mov edx, 16
    0x0f, 0x05,                   //        syscall
    0xeb, 0xcb,                   //        jmp again
    0x31, 0xff,                   // end:   xor edi, edi       exit
    0xb8, 0x3c, 0x00, 0x00, 0x00, //        mov eax, 60
    0x0f, 0x05,                   //        syscall
};

struct cpuid_program {
    Elf64_Ehdr header{};
    Elf64_Phdr segment{};
    std::uint8_t code[sizeof cpuid_code]{};
};

constexpr std::uint32_t subleaves = 8;
/// The last leaf of each range that is asked for.
constexpr std::uint32_t last_leaf = 0x24, last_extended_leaf = 0x8000'0026;

[[noreturn]] void fail(const char *action, int error) {
    throw std::runtime_error(std::string{"CPUID of the emulator cannot be read: "} + action + ": " +
                             std::strerror(error));
}

/// The program's file, in memory; programs that are started inherit it.
descriptor program_in_memory() {
    constexpr Elf64_Addr address = 0x40'0000;
    cpuid_program program;
    std::memcpy(program.header.e_ident, ELFMAG, SELFMAG);
    program.header.e_ident[EI_CLASS] = ELFCLASS64;
    program.header.e_ident[EI_DATA] = ELFDATA2LSB;
    program.header.e_ident[EI_VERSION] = EV_CURRENT;
    program.header.e_type = ET_EXEC;
    program.header.e_machine = EM_X86_64;
    program.header.e_version = EV_CURRENT;
    program.header.e_entry = address + offsetof(cpuid_program, code);
    program.header.e_phoff = offsetof(cpuid_program, segment);
    program.header.e_ehsize = sizeof(Elf64_Ehdr);
    program.header.e_phentsize = sizeof(Elf64_Phdr);
    program.header.e_phnum = 1;
    program.segment = {.p_type = PT_LOAD,
                       .p_flags = PF_R | PF_X,
                       .p_offset = 0,
                       .p_vaddr = address,
                       .p_paddr = address,
                       .p_filesz = sizeof program,
                       .p_memsz = sizeof program,
                       .p_align = 0x1000};
    std::memcpy(program.code, cpuid_code, sizeof cpuid_code);
    descriptor file{memfd_create("msrpp-cpuid", 0)};
    if (!file) fail("memfd_create", errno);
    if (::write(file.number(), &program, sizeof program) != sizeof program) fail("write", errno);
    return file;
}

/// A pipe's two ends.
struct pipe_ends {
    descriptor reading;
    descriptor writing;

    pipe_ends() {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) fail("pipe2", errno);
        reading = descriptor{ends[0]};
        writing = descriptor{ends[1]};
    }
};

pid_t started(const emulator &emulator, int file, const pipe_ends &questions,
              const pipe_ends &answers) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, questions.reading.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, answers.writing.number(), STDOUT_FILENO);
    std::vector<std::string> words{emulator.program, "-cpu", emulator.model,
                                   "/proc/self/fd/" + std::to_string(file)};
    std::vector<char *> line;
    for (std::string &word : words)
        line.push_back(word.data());
    line.push_back(nullptr);
    pid_t process = -1;
    const int error = posix_spawn(&process, line.front(), &actions, nullptr, line.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) fail(emulator.program.c_str(), error);
    return process;
}

std::vector<std::array<std::uint32_t, 2>> asked_leaves() {
    std::vector<std::array<std::uint32_t, 2>> leaves;
    const auto add = [&](std::uint32_t first, std::uint32_t last) {
        for (std::uint32_t leaf = first; leaf <= last; ++leaf)
            for (std::uint32_t subleaf = 0; subleaf < subleaves; ++subleaf)
                leaves.push_back({leaf, subleaf});
    };
    add(0, last_leaf);
    add(msr::first_extended_leaf, last_extended_leaf);
    return leaves;
}

/// Waits until the emulator answers or ends. A signal that is to end the machine is blocked; it
/// ends this process here, and the emulator before it.
void await_answer(int file, pid_t emulator) {
    constexpr int interval = 20; // ms
    pollfd answer{.fd = file, .events = POLLIN, .revents = 0};
    while (poll(&answer, 1, interval) <= 0) {
        const int number = pending_ending_signal();
        if (number == 0) continue;
        kill(emulator, SIGKILL);
        waitpid(emulator, nullptr, 0);
        _exit(128 + number); // as of a program that the signal ended
    }
}

bool read_whole(int file, pid_t emulator, void *destination, std::size_t bytes) {
    auto *position = static_cast<char *>(destination);
    while (bytes != 0) {
        await_answer(file, emulator);
        const ssize_t count = read(file, position, bytes);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        position += count;
        bytes -= static_cast<std::size_t>(count);
    }
    return true;
}

} // namespace

cpuid_answers emulated_cpuid(const emulator &emulator) {
    const descriptor file = program_in_memory();
    pipe_ends questions, answers;
    const auto leaves = asked_leaves();
    const std::size_t bytes = leaves.size() * sizeof leaves.front();
    // A pipe has room for all of them, so nobody waits for a reader.
    static_assert((last_leaf + 1 + last_extended_leaf - msr::first_extended_leaf + 1) * subleaves *
                      sizeof(std::uint32_t[2]) <
                  65536);
    if (::write(questions.writing.number(), leaves.data(), bytes) != static_cast<ssize_t>(bytes))
        fail("write", errno);
    questions.writing = descriptor{};
    const pid_t process = started(emulator, file.number(), questions, answers);
    answers.writing = descriptor{};
    cpuid_answers result;
    bool is_whole = true;
    for (const auto &[leaf, subleaf] : leaves) {
        msr::cpuid_registers registers;
        static_assert(sizeof registers == 4 * sizeof(std::uint32_t));
        is_whole =
            is_whole && read_whole(answers.reading.number(), process, &registers, sizeof registers);
        result[{leaf, subleaf}] = registers;
    }
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    if (!is_whole)
        throw std::runtime_error("CPUID of the emulator cannot be read: it ended with status " +
                                 std::to_string(status));
    return result;
}

} // namespace msrpp::machine
