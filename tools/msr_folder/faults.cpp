#include "faults.hpp"

#include <msr/backend/fault_text.hpp>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace msr_folder {

std::vector<msr::fault> faults_of(const std::vector<std::string> &texts, unsigned cpus) {
    std::vector<msr::fault> all;
    for (const std::string &each : texts) {
        all.push_back(msr::fault_of(each));
        if (all.back().cpu && *all.back().cpu >= cpus)
            throw std::invalid_argument("fault '" + each + "': the machine's last CPU is " +
                                        std::to_string(cpus - 1));
    }
    return all;
}

faulty_registers::faulty_registers(registers &of, std::vector<msr::fault> faults)
    : of_{&of}, faulty_{of_, std::move(faults)} {}

msr::failure faulty_registers::read(unsigned cpu, std::uint32_t address, std::uint64_t &into) {
    return faulty_.read(cpu, address, into);
}

msr::failure faulty_registers::write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    return faulty_.write(cpu, address, value);
}

} // namespace msr_folder
