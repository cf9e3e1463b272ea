#include "registers_only.hpp"

#include "found.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../support/complaint.hpp"

#include <msr/backend/message.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/resources/resource_shapes.hpp>
#include <msr/sim/resources/resources.hpp>

#include <fmt/format.h>

#include <exception>
#include <filesystem>
#include <utility>
#include <vector>

namespace msrpp::rdt_tool {

namespace {

constexpr std::string_view prefix = "registers:";
constexpr unsigned cpu_count = 2;

const msr::sim::resource_row &row_named(const std::string &name) {
    const msr::core core = msr::core_named(name.c_str());
    if (const msr::sim::resource_row *const row = msr::sim::resources_of(core)) return *row;
    std::vector<std::string_view> known;
    for (const msr::sim::resource_row &resource_row : msr::sim::resource_rows)
        known.emplace_back(msr::processor_row_of(resource_row.is).name);
    complain(wrong_usage, fmt::format("rdt: --backend registers:CPU: no processor with simulated "
                                      "RDT or QoS is called {}{}",
                                      in_quotes(name), suggestion(name, known)));
}

/// The simulated registers of RDT, with the file that stores them.
class kept_registers {
public:
    kept_registers(const msr::sim::resource_row &row, std::string file)
        : models_{msr::sim::shape_of(row.is)->shape, cpu_count},
          registers_{row.shape, models_}, file_{std::move(file)} {}

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return registers_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return registers_.write(cpu, address, value);
    }
    const std::string &file() const { return file_; }

private:
    msr::sim::processor_models models_;
    msr::sim::resources registers_;
    std::string file_;
};

/// The backend of a processor, with the simulated registers that it accesses.
struct owned_registers {
    kept_registers registers;
    msr::any_backend device;

    owned_registers(const msr::sim::resource_row &row, const std::string &file)
        : registers{row, file}, device{registers,
                                       {.prefer = msr::backend_kind::given, .only_preferred = true},
                                       "registers without a machine"} {}
};

} // namespace

bool is_registers_only(const std::string &backend) { return backend.starts_with(prefix); }

processor_parts registers_only(const std::string &backend) {
    const std::string rest = backend.substr(prefix.size());
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const std::string name = rest.substr(0, colon);
    const std::string file = colon == rest.size() ? "" : rest.substr(colon + 1);
    const msr::sim::resource_row &row = row_named(name);
    auto owner = std::make_shared<owned_registers>(row, file);
    processor_parts parts{.made_by = row.shape.maker == msr::sim::resource_maker::amd
                                         ? rdt_room::maker::amd
                                         : rdt_room::maker::intel,
                          .name = msr::processor_row_of(row.is).name,
                          .backend = "registers alone",
                          .has = row.shape.has,
                          .caches = {{0, {0, 1}}},
                          .device = {owner, &owner->device},
                          .at_end = {}};
    if (file.empty()) return parts;
    if (std::filesystem::exists(file)) {
        processor previous{parts};
        put_back(read_snapshot(file, previous), previous);
    }
    parts.at_end = [file](processor &machine) { write_snapshot(file, machine); };
    return parts;
}

} // namespace msrpp::rdt_tool
