#include "processor.hpp"

#include "settings/registers_only.hpp"

#include "../msrpp/detect/native.hpp"
#include "../msrpp/run/carrier.hpp"
#include "../msrpp/run/line.hpp"
#include "../msrpp/settings.hpp"
#include "../support/complaint.hpp"

#include "../support/cpus.hpp"

#include <msr/backend/message.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/registers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

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

/// Returns a backend of a kind that reaches some CPU: the first CPU may be offline, or have no
/// file. Where no CPU is reached, the backend says why the first is not.
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

/// Returns the first usable backend with a name of --backend.
std::shared_ptr<msr::any_backend> opened(const std::string &named) {
    std::string reason;
    for (const msr::backend_kind kind :
         {msr::backend_kind::kernel_module, msr::backend_kind::msr_device}) {
        const bool is_shim = kind == msr::backend_kind::kernel_module;
        if (named != "auto" && (named == "shim") != is_shim) continue;
        auto device = opened(kind);
        if (device->chosen() != msr::backend_kind::none) return device;
        reason += (reason.empty() ? "" : "; ") + device->why();
    }
    complain(rule_broken, "rdt: " + reason + "; on a simulated processor: --backend machine:CPU");
}

std::string line_of(const std::filesystem::path &file) {
    std::ifstream input{file};
    std::string line;
    std::getline(input, line);
    return line;
}

} // namespace

std::string native_processor() {
    try {
        const native_cpu cpu = native(target_options{});
        return cpu.processor.empty() ? cpu.name : cpu.processor;
    } catch (const complaint &) {
        return {};
    }
}

processor::processor(const std::string &backend) {
    if (is_registers_only(backend)) {
        take(registers_only(backend));
        return;
    }
    simulated_ = brand().find("simulated") != std::string::npos;
    name_ = native_processor();
    const msr::cpu_vendor vendor = msr::vendor_of(msr::cpuid_of_this_processor(0, 0));
    made_by_ = vendor == msr::cpu_vendor::amd || vendor == msr::cpu_vendor::hygon
                   ? rdt_room::maker::amd
                   : rdt_room::maker::intel;
    features_ = msr::qos::features_from(msr::cpuid_of_this_processor);
    if (name_ == "haswell_ep" && features_.shared.l3.mask_length == 0)
        // Haswell EP has allocation of the third-level cache, which its CPUID does not announce.
        features_.shared.l3 = rdt::haswell_ep.l3;
    if (classes() == 0 && features_.shared.monitoring.rmids == 0)
        complain(rule_broken,
                 fmt::format("rdt: CPUID of this processor ({}) says nothing of divided caches or "
                             "their monitoring: neither RDT nor QoS; a simulated one has it: "
                             "--backend machine:skylake_sp",
                             name_.empty() ? "no name is known" : name_));
    device_ = opened(backend);
    backend_ = device_->chosen() == msr::backend_kind::msr_device ? "dev" : "shim";
    find_cpus();
    find_caches();
}

processor::processor(processor_parts parts) { take(std::move(parts)); }

void processor::take(processor_parts parts) {
    made_by_ = parts.made_by;
    simulated_ = parts.is_simulated;
    name_ = std::move(parts.name);
    backend_ = std::move(parts.backend);
    features_ = parts.has;
    caches_ = std::move(parts.caches);
    for (const shared_by &cache : caches_)
        cpus_.insert(cpus_.end(), cache.cpus.begin(), cache.cpus.end());
    device_ = std::move(parts.device);
    at_end_ = std::move(parts.at_end);
}

processor::~processor() {
    if (!at_end_) return;
    try {
        at_end_(*this);
    } catch (const complaint &problem) {
        std::fprintf(stderr, "msrpp: %s\n", problem.line.c_str());
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: rdt: %s\n", error.what());
    }
}

void processor::find_cpus() {
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator{"/dev/cpu", error}) {
        if (backend_ != "dev") break;
        const std::string name = entry.path().filename();
        unsigned cpu = 0;
        const char *const end = name.data() + name.size();
        const bool is_cpu = std::from_chars(name.data(), end, cpu).ptr == end;
        if (is_cpu && std::filesystem::exists(entry.path() / "msr", error)) cpus_.push_back(cpu);
    }
    if (cpus_.empty())
        cpus_ = run::cpus_in(line_of("/sys/devices/system/cpu/online"), "the system's list", "rdt");
    std::sort(cpus_.begin(), cpus_.end());
    if (cpus_.empty()) cpus_.push_back(0);
}

// Finds the last-level caches of the processor; assumes a single cache where the system does not
// describe caches, as in some virtual machines.
void processor::find_caches() {
    for (const unsigned cpu : cpus_) {
        unsigned id = 0;
        for (unsigned index = 0; index < 5; ++index) {
            const std::filesystem::path directory =
                fmt::format("/sys/devices/system/cpu/cpu{}/cache/index{}", cpu, index);
            if (line_of(directory / "level") != "3") continue;
            const std::string text = line_of(directory / "id");
            std::from_chars(text.data(), text.data() + text.size(), id);
        }
        const auto position =
            std::find_if(caches_.begin(), caches_.end(),
                         [id](const shared_by &sharer) { return sharer.id == id; });
        if (position != caches_.end())
            position->cpus.push_back(cpu);
        else
            caches_.push_back({id, {cpu}});
    }
}

std::size_t processor::cache_of(unsigned cpu) const {
    for (std::size_t i = 0; i < caches_.size(); ++i)
        for (const unsigned number : caches_[i].cpus)
            if (number == cpu) return i;
    return 0;
}

void processor::check(const std::vector<unsigned> &cpus) const {
    for (const unsigned cpu : cpus)
        if (std::find(cpus_.begin(), cpus_.end(), cpu) == cpus_.end())
            complain(wrong_usage, fmt::format("rdt: there is no CPU {} here; there are {}", cpu,
                                              support::list_of(cpus_)));
}

void processor::check_class(unsigned of_class, const char *command) {
    bool divided = false;
    for (std::size_t cache = 0; cache < caches_.size(); ++cache)
        divided = divided || divides_code(cache);
    const unsigned position = classes(divided);
    if (of_class >= position)
        complain(rule_broken, fmt::format("rdt: {}: there is no class {}; legal: class 0 to {}",
                                          command, of_class, position - 1));
}

unsigned processor::classes(bool divided) const {
    // While code and data have separate masks, a class without masks does not exist, though the
    // class may have bandwidth.
    return divided ? features_.shared.classes(true)
                   : std::max(features_.shared.classes(), features_.bandwidth_classes);
}

bool processor::divides_code(std::size_t cache) {
    return features_.shared.l3.cdp &&
           (read(caches_[cache].cpus.front(), rdt::l3_qos_cfg::address) & 1) != 0;
}

std::uint64_t processor::read(unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0;
    if (const msr::failure problem = device_->read(cpu, address, value))
        complain(rule_broken, "rdt: " + msr::message(problem));
    return value;
}

void processor::write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    if (const msr::failure problem = device_->write(cpu, address, value))
        complain(rule_broken, "rdt: " + msr::message(problem));
}

std::uint64_t processor::write_cache(std::size_t cache, std::uint32_t address,
                                     std::uint64_t value) {
    const std::vector<unsigned> &cpus = caches_[cache].cpus;
    write(cpus.front(), address, value);
    const std::uint64_t first = read(cpus.front(), address);
    for (const unsigned cpu : cpus)
        if (read(cpu, address) != first) write(cpu, address, value);
    return first;
}

std::string resctrl_in(std::istream &mounts) {
    for (std::string line; std::getline(mounts, line);) {
        std::istringstream words{line};
        std::string text, place, kind;
        words >> text >> place >> kind;
        if (kind == "resctrl") return place;
    }
    return {};
}

std::string refusal_of_resctrl(const std::string &place) {
    return fmt::format("rdt: resctrl is mounted at {}: Linux writes IA32_PQR_ASSOC at each context "
                       "switch; nothing was written; unmount it first (umount {})",
                       place, place);
}

std::string processor::resctrl() const {
    if (simulated_) return {};
    std::ifstream mounts{"/proc/self/mounts"};
    return resctrl_in(mounts);
}

void processor::refuse_resctrl() const {
    if (const std::string place = resctrl(); !place.empty())
        complain(rule_broken, refusal_of_resctrl(place));
}

} // namespace msrpp::rdt_tool
