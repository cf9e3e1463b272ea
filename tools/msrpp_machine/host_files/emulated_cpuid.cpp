#include "emulated_cpuid.hpp"

#include "../../support/descriptor.hpp"
#include "../programs/child.hpp"
#include "kept_answers.hpp"

#include <msr/processor/cpuid.hpp>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
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

constexpr std::uint32_t subleaves = 8;
/// The last leaf of each range of CPUID (basic, extended) that is read in the emulator.
constexpr std::uint32_t last_leaf = 0x24, last_extended_leaf = 0x8000'0026;
constexpr std::uint32_t question_count =
    (last_leaf + 1 + last_extended_leaf - msr::first_extended_leaf + 1) * subleaves;
/// The bytes of all questions to CPUID and of all answers. A question is leaf and subleaf, 8 bytes;
/// an answer is EAX, EBX, ECX and EDX, 16 bytes.
constexpr std::uint32_t question_bytes = question_count * 8, answer_bytes = question_count * 16;
// Questions and answers each fit into 0x4000 bytes of the program's stack.
static_assert(question_bytes <= 0x4000 && answer_bytes <= 0x4000);
// A pipe takes 65536 bytes, so that the writer of questions or answers need not wait for a reader.
static_assert(question_bytes < 65536 && answer_bytes < 65536);

/// Machine code of a program that reads all questions from standard input at once, executes CPUID,
/// and writes the answers to standard output.
constexpr std::uint8_t cpuid_code[] = {
    0x48, 0x81, 0xec, 0x00, 0x80, 0x00, 0x00,       //        sub rsp, 0x8000
    0x48, 0x89, 0xe6,                               //        mov rsi, rsp
    0x31, 0xc0,                                     //        xor eax, eax
    0x31, 0xff,                                     //        xor edi, edi
    0xba, 0x00, 0x40, 0x00, 0x00,                   //        mov edx, 0x4000
    0x0f, 0x05,                                     //        syscall            read
    0x41, 0x89, 0xc4,                               //        mov r12d, eax
    0x41, 0x89, 0xc2,                               //        mov r10d, eax
    0x41, 0xc1, 0xea, 0x03,                         //        shr r10d, 3
    0x74, 0x48,                                     //        jz end
    0x49, 0x89, 0xe0,                               //        mov r8, rsp
    0x4c, 0x8d, 0x8c, 0x24, 0x00, 0x40, 0x00, 0x00, //        lea r9, [rsp + 0x4000]
    0x41, 0x8b, 0x00,                               // again: mov eax, [r8]
    0x41, 0x8b, 0x48, 0x04,                         //        mov ecx, [r8 + 4]
    0x0f, 0xa2,                                     //        cpuid
    0x41, 0x89, 0x01,                               //        mov [r9], eax
    0x41, 0x89, 0x59, 0x04,                         //        mov [r9 + 4], ebx
    0x41, 0x89, 0x49, 0x08,                         //        mov [r9 + 8], ecx
    0x41, 0x89, 0x51, 0x0c,                         //        mov [r9 + 12], edx
    0x49, 0x83, 0xc0, 0x08,                         //        add r8, 8
    0x49, 0x83, 0xc1, 0x10,                         //        add r9, 16
    0x41, 0xff, 0xca,                               //        dec r10d
    0x75, 0xdb,                                     //        jnz again
    0xb8, 0x01, 0x00, 0x00, 0x00,                   //        mov eax, 1         write
    0xbf, 0x01, 0x00, 0x00, 0x00,                   //        mov edi, 1
    0x48, 0x8d, 0xb4, 0x24, 0x00, 0x40, 0x00, 0x00, //        lea rsi, [rsp + 0x4000]
    0x43, 0x8d, 0x14, 0x24,                         //        lea edx, [r12 + r12]
    0x0f, 0x05,                                     //        syscall
    0x31, 0xff,                                     // end:   xor edi, edi
    0xb8, 0x3c, 0x00, 0x00, 0x00,                   //        mov eax, 60
    0x0f, 0x05,                                     //        syscall
};

struct cpuid_program {
    Elf64_Ehdr header{};
    Elf64_Phdr segment{};
    std::uint8_t code[sizeof cpuid_code]{};
};

[[noreturn]] void fail(const char *action, int error) {
    throw std::runtime_error(std::string{"CPUID of the emulator cannot be read: "} + action + ": " +
                             std::strerror(error));
}

/// Returns a file in memory with the program that executes CPUID; processes that are started
/// inherit the file.
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

/// The two ends of a pipe: for reading and for writing.
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

std::vector<std::array<std::uint32_t, 2>> emulated_leaves() {
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

/// Waits until the emulator answers or ends. Signals that would end the machine are blocked; where
/// one of these signals is pending, the function ends the emulator and then this process.
void await_answer(int file, pid_t emulator) {
    constexpr int interval = 20; // milliseconds between two checks for pending signals
    pollfd answer{.fd = file, .events = POLLIN, .revents = 0};
    while (poll(&answer, 1, interval) <= 0) {
        const int number = pending_ending_signal();
        if (number == 0) continue;
        kill(emulator, SIGKILL);
        waitpid(emulator, nullptr, 0);
        _exit(128 + number); // exit status of a shell for a program that a signal ended
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
    if (std::optional<cpuid_answers> table = kept_answers(emulator)) return *std::move(table);
    const descriptor file = program_in_memory();
    pipe_ends questions, answers;
    const auto leaves = emulated_leaves();
    if (::write(questions.writing.number(), leaves.data(), question_bytes) !=
        static_cast<ssize_t>(question_bytes))
        fail("write", errno);
    questions.writing = descriptor{};
    const pid_t process = started(emulator, file.number(), questions, answers);
    answers.writing = descriptor{};
    std::vector<msr::cpuid_registers> registers(leaves.size());
    static_assert(sizeof registers.front() == 4 * sizeof(std::uint32_t));
    const bool is_whole =
        read_whole(answers.reading.number(), process, registers.data(), answer_bytes);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    if (!is_whole)
        throw std::runtime_error("CPUID of the emulator cannot be read: it ended with status " +
                                 std::to_string(status));
    cpuid_answers result;
    for (std::size_t i = 0; i < leaves.size(); ++i)
        result[{leaves[i][0], leaves[i][1]}] = registers[i];
    keep_answers(emulator, result);
    return result;
}

} // namespace msrpp::machine
