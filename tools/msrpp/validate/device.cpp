#include "device.hpp"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <sstream>
#include <utility>

#include <x86intrin.h>

namespace msrpp::validate {

namespace {

msr::failure refused(unsigned cpu, std::uint32_t address, bool is_write, std::uint64_t value) {
    return {.kind = msr::error_code::refused,
            .is_write = is_write,
            .cpu = cpu,
            .address = address,
            .value = value};
}

/// Returns whether Linux permits RDPMC of any counter in user mode: 2 in the file `rdpmc` of a PMU
/// of the cores.
bool permits_rdpmc() {
    for (const char *const pmu : {"cpu", "cpu_core", "cpu_atom"}) {
        std::ifstream file{fmt::format("/sys/bus/event_source/devices/{}/rdpmc", pmu)};
        if (int value = 0; file >> value) return value == 2;
    }
    return false;
}

} // namespace

device::device(std::vector<transcript_part> replayed) {
    for (const transcript_part &part : replayed) {
        std::istringstream words{part.accesses};
        std::deque<std::string> &accesses = replayed_[part.check];
        std::string cpu;
        for (std::string word; words >> word;)
            if (word.starts_with('@'))
                cpu = word + " ";
            else
                accesses.push_back(std::exchange(cpu, {}) + word);
    }
}

std::string device::text_of(const kept_access &access) {
    if (access.kind == '~') return "~";
    std::string text = access.cpu == 0 ? std::string{} : fmt::format("@{} ", access.cpu);
    text += fmt::format("{:x}{}", access.address, access.kind);
    if (access.has_value) text += fmt::format("{:x}", access.value);
    return text;
}

std::vector<transcript_part> device::transcript() const {
    std::vector<transcript_part> result;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const std::size_t end = i + 1 < parts_.size() ? parts_[i + 1].first : accesses_.size();
        transcript_part &part = result.emplace_back(transcript_part{parts_[i].check, {}});
        for (std::size_t access = parts_[i].first; access < end; ++access)
            part.accesses += (part.accesses.empty() ? "" : " ") + text_of(accesses_[access]);
    }
    return result;
}

void device::begin_part(const std::string &check) {
    check_ = check;
    parts_.push_back({check, accesses_.size()});
}

void device::keep(const kept_access &access) noexcept {
    if (accesses_.size() < most_accesses) accesses_.push_back(access);
}

std::string device::next_replayed() {
    const auto part = replayed_.find(check_);
    if (part == replayed_.end() || part->second.empty()) return {};
    std::string next = part->second.front();
    part->second.pop_front();
    return next;
}

void device::differ(const std::string &access, const std::string &expected) {
    if (difference_.empty())
        difference_ = fmt::format("{}: {} where the transcript has {}", check_, access,
                                  expected.empty() ? "nothing more" : expected);
}

bool device::keep_preempted(bool preempted) {
    if (is_replay()) {
        const auto part = replayed_.find(check_);
        preempted = part != replayed_.end() && !part->second.empty() && part->second.front() == "~";
        if (preempted) part->second.pop_front();
    }
    if (preempted) keep({.kind = '~'});
    return preempted;
}

/// Answers a read from the transcript. Returns false where the read was refused.
bool device::replay_read(kept_access &access, std::uint64_t &value) {
    const std::string start = text_of(access);
    const std::string next = next_replayed();
    if (next.starts_with(start)) {
        std::from_chars(next.data() + start.size(), next.data() + next.size(), value, 16);
        return true;
    }
    access.kind = '!';
    if (next != text_of(access)) differ(start, next);
    return false;
}

msr::failure device::rdpmc(unsigned cpu, const rdpmc_counter &counter, std::uint64_t &result,
                           bool is_simulated) {
    kept_access access{
        .address = counter.index, .cpu = static_cast<std::uint16_t>(cpu), .kind = '#'};
    std::uint64_t value = 0;
    bool is_permitted = true;
    if (is_replay()) {
        is_permitted = replay_read(access, value);
    } else if (is_simulated) {
        is_permitted = !backend_->read(cpu, counter.address, value);
        value = shown_count("rdpmc", value);
    } else {
        is_permitted = permits_rdpmc();
        if (is_permitted) value = __rdpmc(static_cast<int>(counter.index));
    }
    if (!is_permitted) access.kind = '!';
    access.has_value = is_permitted;
    access.value = value;
    keep(access);
    if (!is_permitted) return refused(cpu, counter.address, false, 0);
    result = value;
    return {};
}

msr::failure device::read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept {
    kept_access access{.address = address, .cpu = static_cast<std::uint16_t>(cpu), .kind = ':'};
    msr::failure problem;
    std::uint64_t value = 0;
    if (is_replay()) {
        if (!replay_read(access, value)) problem = refused(cpu, address, false, 0);
    } else {
        problem = backend_->read(cpu, address, value);
        if (!problem && liar_ && !liar_->read(*backend_, cpu, address, value))
            problem = refused(cpu, address, false, 0);
    }
    access.kind = problem ? '!' : ':';
    access.has_value = !problem;
    access.value = value;
    keep(access);
    if (!problem) result = value;
    return problem;
}

msr::failure device::write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
    kept_access access{.value = value,
                       .address = address,
                       .cpu = static_cast<std::uint16_t>(cpu),
                       .kind = '=',
                       .has_value = true};
    msr::failure problem;
    if (is_replay()) {
        const std::string text = text_of(access), next = next_replayed();
        access.kind = '!';
        if (next == text_of(access))
            problem = refused(cpu, address, true, value);
        else if (next != text)
            differ(text, next);
    } else {
        problem = liar_ ? liar_->write(*backend_, cpu, address, value)
                        : backend_->write(cpu, address, value);
    }
    access.kind = problem ? '!' : '=';
    keep(access);
    return problem;
}

} // namespace msrpp::validate
