// The commands `msrpp control set` and `msrpp control restore`.
#include "access.hpp"
#include "commands.hpp"
#include "line.hpp"
#include "writing.hpp"

#include "../msrpp/beside.hpp"
#include "../support/command_words.hpp"
#include "../support/complaint.hpp"
#include "../support/output.hpp"

#include <msr/backend/message.hpp>
#include <msr/controls/power_units.hpp>
#include <msr/controls/table.hpp>
#include <msr/session/controls.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::control_tool {

namespace controls = msr::controls;

int set(const std::vector<std::string> &words) {
    support::command app{"Sets controls, which stay so until something else sets them. What was "
                         "there is kept with --snapshot.",
                         "msrpp control set"};
    std::string backend = "auto", cpus, snapshot;
    std::vector<std::string> texts;
    bool trusts_low = false;
    add_setting_options(app, texts, trusts_low, cpus, snapshot, backend);
    if (!read_words(app, words)) return 0;
    enter_machine(backend, "control", "set", words);
    access registers{backend};
    msr::control_session session = write_settings(registers, texts, trusts_low, cpus);
    if (!snapshot.empty()) write_snapshot(snapshot, session.controls());
    session.keep();
    output out;
    for (const std::string &line : lines_of(session.controls()))
        append_line(out, line);
    flush(out);
    return 0;
}

namespace {

/// Reads the present value of a control on a CPU. Returns false where the control cannot be read.
bool read_control(access &registers, const snapshot_entry &entry, std::uint64_t &value,
                  controls::power_units &units) {
    const controls::setting setting{entry.control, 0, true};
    std::vector<msr::control_places> places;
    return registers.with([&](auto &device) {
        if (msr::find_controls(device, {&setting, 1}, msr::on_cpus(entry.cpu), {}, places))
            return false;
        const controls::control_row *const row = places.front().rows.front();
        std::uint64_t content = 0;
        if (row == nullptr || places.front().registers.read(row->address, content)) return false;
        value = row->value_of(content);
        units = msr::read_power_units(places.front());
        return true;
    });
}

} // namespace

int restore(const std::vector<std::string> &words) {
    support::command app{"Puts back what a snapshot has. A control that something else has set "
                         "since keeps its value, unless --force is given.",
                         "msrpp control restore"};
    std::string backend = "auto", file;
    bool forces = false;
    app.add_option("FILE", file, "a snapshot of msrpp control set or with").require();
    app.add_flag("--force", forces, "also what something else has set since");
    app.add_option("--backend", backend, backend_help);
    if (!read_words(app, words)) return 0;
    enter_machine(backend, "control", "restore", words);
    access registers{backend};
    std::vector<snapshot_entry> entries = read_snapshot(file);
    // Entries of the snapshot in reverse order: the control that was written last is restored
    // first.
    std::reverse(entries.begin(), entries.end());
    output out;
    int status = 0;
    // The sessions that have restored controls: each session keeps the values of the whole
    // snapshot, or of no control.
    std::vector<msr::control_session> restored;
    for (const snapshot_entry &entry : entries) {
        std::uint64_t value = 0;
        controls::power_units units;
        const char *const name = controls::name_of(entry.control).name;
        if (!read_control(registers, entry, value, units))
            complain(rule_broken, fmt::format("control: {}: {} of CPU {} cannot be read: nothing "
                                              "is put back",
                                              in_quotes(file), name, entry.cpu));
        if (value == entry.previous) continue;
        if (value != entry.written && !forces) {
            append_line(out, fmt::format("{}: {} on CPU {}, which something else has set: it stays",
                                         name, text_of(entry.control, value, units), entry.cpu));
            status = rule_broken;
            continue;
        }
        restored.push_back(write_settings(registers,
                                          {controls::setting{entry.control, entry.previous, true}},
                                          msr::on_cpus(entry.cpu)));
        append_line(out, fmt::format("{}: {} again, on CPU {}", name,
                                     text_of(entry.control, entry.previous, units), entry.cpu));
    }
    for (msr::control_session &session : restored)
        session.keep();
    flush(out);
    return status;
}

} // namespace msrpp::control_tool
