#include "access.hpp"

#include "../msrpp/choices/suggest.hpp"
#include "../support/complaint.hpp"
#include "../support/cpus.hpp"

#include <msr/controls/table.hpp>
#include <msr/processor/row.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace msrpp::control_tool {

namespace {

constexpr std::string_view alone = "registers:", recorded = "recorder:";
constexpr unsigned cpu_count = 8;

/// Returns a simulated machine with the topology of a real processor: two logical processors in a
/// core of Intel's and AMD's, four cores in a module of Atoms. In Atoms whose modules have
/// controls, each logical processor is a core.
msr::sim::control_machine machine_of(msr::core processor) {
    bool has_modules = false;
    msr::controls::each_row([&](const msr::controls::control_row &row) {
        has_modules =
            has_modules || (row.scope == msr::register_scope::l2 && row.processors.has(processor));
    });
    const unsigned threads = has_modules ? 1 : 2;
    return {processor, cpu_count, threads, has_modules ? 4u : threads};
}

msr::core core_named(const std::string &name) {
    const msr::core core = msr::core_named(name.c_str());
    if (core != msr::core::none && machine_of(core).registers().has_any()) return core;
    std::vector<std::string_view> known;
    for (const msr::processor_row &row : msr::processor_table)
        if (machine_of(row.is).registers().has_any()) known.emplace_back(row.name);
    complain(wrong_usage,
             fmt::format("control: --backend registers:CPU: no processor with known controls is "
                         "called {}{}",
                         in_quotes(name), suggestion(name, known)));
}

/// Returns a backend of a kind that reaches some CPU, since the first CPU may be offline, or have
/// no file.
std::shared_ptr<msr::any_backend> opened(msr::backend_kind kind) {
    std::shared_ptr<msr::any_backend> first;
    std::vector<unsigned> cpus = support::usable_cpus();
    if (cpus.empty()) cpus = {0};
    for (const unsigned cpu : cpus) {
        auto device = std::make_shared<msr::any_backend>(
            msr::backend_choice{.prefer = kind, .only_preferred = true, .cpu = cpu});
        if (device->chosen() != msr::backend_kind::none) return device;
        if (first == nullptr) first = std::move(device);
    }
    return first;
}

std::shared_ptr<msr::any_backend> opened(const std::string &name) {
    std::string reason;
    for (const msr::backend_kind kind :
         {msr::backend_kind::msr_device, msr::backend_kind::kernel_module}) {
        const bool is_shim = kind == msr::backend_kind::kernel_module;
        if (name != "auto" && (name == "shim") != is_shim) continue;
        auto device = opened(kind);
        if (device->chosen() != msr::backend_kind::none) return device;
        reason += (reason.empty() ? "" : "; ") + device->why();
    }
    complain(rule_broken,
             "control: " + reason + "; on a simulated processor: --backend machine:CPU");
}

/// Returns the processor's brand string, from CPUID.
std::string brand() {
    std::string text;
    for (std::uint32_t leaf = 0x8000'0002; leaf <= 0x8000'0004; ++leaf) {
        const msr::cpuid_registers part = msr::cpuid_of_this_processor(leaf, 0);
        const std::uint32_t words[] = {part.eax, part.ebx, part.ecx, part.edx};
        text.append(reinterpret_cast<const char *>(words), sizeof words);
    }
    return text.substr(0, text.find('\0'));
}

} // namespace

kept_registers::kept_registers(msr::core processor, const std::string &file, bool prints)
    : machine_{machine_of(processor)}, prints_{prints} {
    if (file.empty()) return;
    file_ = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file_ < 0)
        complain(rule_broken,
                 "control: cannot open " + in_quotes(file) + ": " + std::strerror(errno));
    const msr::sim::control_registers &registers = machine_.registers();
    for (unsigned cpu = 0; cpu < cpus(); ++cpu)
        for (std::size_t i = 0; i < registers.size(); ++i) {
            const std::uint32_t address = registers.address_at(i);
            const long position = position_of(cpu, address);
            std::uint64_t content = 0, value = 0;
            static_cast<void>(machine_.read(cpu, address, content));
            if (pread(file_, &value, sizeof value, position) != sizeof value) {
                if (pwrite(file_, &content, sizeof content, position) != sizeof content)
                    complain(rule_broken, "control: cannot write " + in_quotes(file) + ": " +
                                              std::strerror(errno));
            } else if (value != content && machine_.write(cpu, address, value)) {
                complain(rule_broken,
                         "control: " + in_quotes(file) + " has registers of another processor");
            }
        }
}

kept_registers::~kept_registers() {
    if (file_ >= 0) close(file_);
}

long kept_registers::position_of(unsigned cpu, std::uint32_t address) const noexcept {
    const msr::sim::control_registers &registers = machine_.registers();
    std::size_t i = 0;
    while (i < registers.size() && registers.address_at(i) != address)
        ++i;
    return static_cast<long>((cpu * registers.size() + i) * sizeof(std::uint64_t));
}

msr::failure kept_registers::read(unsigned cpu, std::uint32_t address,
                                  std::uint64_t &value) noexcept {
    const msr::failure problem = machine_.read(cpu, address, value);
    // The register's value is read from the file again, because another process may have written
    // the file.
    std::uint64_t content = 0;
    if (!problem && file_ >= 0 &&
        pread(file_, &content, sizeof content, position_of(cpu, address)) == sizeof content)
        value = content;
    if (prints_ && !problem)
        std::fprintf(stderr, "read %#x on CPU %u: %#llx\n", address, cpu,
                     static_cast<unsigned long long>(value));
    return problem;
}

msr::failure kept_registers::write(unsigned cpu, std::uint32_t address,
                                   std::uint64_t value) noexcept {
    const msr::failure problem = machine_.write(cpu, address, value);
    if (problem) return problem;
    if (prints_)
        std::fprintf(stderr, "write %#x on CPU %u: %#llx\n", address, cpu,
                     static_cast<unsigned long long>(value));
    if (file_ < 0) return {};
    // The file gets the register's present value for each processor, because processors may share
    // the register.
    for (unsigned other = 0; other < cpus(); ++other) {
        std::uint64_t content = 0;
        if (machine_.read(other, address, content)) continue;
        if (pwrite(file_, &content, sizeof content, position_of(other, address)) != sizeof content)
            return {.kind = msr::error_code::io,
                    .is_write = true,
                    .cpu = cpu,
                    .address = address,
                    .value = value,
                    .system_error = errno};
    }
    return {};
}

access::access(const std::string &backend) : name_{backend} {
    const bool is_recorded = backend.starts_with(recorded);
    if (!is_recorded && !backend.starts_with(alone)) {
        if (backend != "auto" && backend != "dev" && backend != "shim")
            complain(wrong_usage, "control: --backend: auto, shim, dev, machine:CPU, "
                                  "registers:CPU or recorder:CPU, not " +
                                      in_quotes(backend));
        device_ = opened(backend);
        return;
    }
    const std::string rest = backend.substr((is_recorded ? recorded : alone).size());
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const std::string file = colon == rest.size() ? "" : rest.substr(colon + 1);
    registers_ =
        std::make_unique<kept_registers>(core_named(rest.substr(0, colon)), file, is_recorded);
}

bool access::is_simulated() const {
    return registers_ != nullptr || brand().find("simulated") != std::string::npos;
}

std::string access::note() const {
    if (registers_ != nullptr) return "registers alone: nothing runs there";
    if (is_simulated())
        return "simulated: the models of caches have no prefetcher and simulated time no turbo, so "
               "that settings have no effect on counts";
    return {};
}

} // namespace msrpp::control_tool
