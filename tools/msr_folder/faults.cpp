#include "faults.hpp"

#include <msr/backend/fault_text.hpp>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace msr_folder {

std::vector<msr::fault> faults_of(const std::vector<std::string> &texts, unsigned cpus) {
    std::vector<msr::fault> faults;
    for (const std::string &text : texts) {
        faults.push_back(msr::fault_of(text));
        if (faults.back().cpu && *faults.back().cpu >= cpus)
            throw std::invalid_argument("fault '" + text + "': the machine's last CPU is " +
                                        std::to_string(cpus - 1));
    }
    return faults;
}

faulty_registers::faulty_registers(registers &registers, std::vector<msr::fault> faults)
    : backend_{&registers}, faulty_{backend_, std::move(faults)} {}

msr::failure faulty_registers::read(unsigned cpu, std::uint32_t address, std::uint64_t &value) {
    return faulty_.read(cpu, address, value);
}

msr::failure faulty_registers::write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    return faulty_.write(cpu, address, value);
}

} // namespace msr_folder
