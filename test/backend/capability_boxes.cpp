// Numbers of boxes from the capability registers of PCI devices, below a folder like Linux's
// /sys/bus/pci/devices.
#include <msr/backend/capability_boxes.hpp>

#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/capabilities.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include <unistd.h>

namespace {

namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;

/// Registers that hold what was written.
struct plain_registers {
    std::map<std::uint32_t, std::uint64_t> values{};

    msr::failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        value = values[address];
        return {};
    }
    msr::failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        values[address] = value;
        return {};
    }
};
using known = msr::capability_boxes<plain_registers>;

/// A folder of PCI devices, which the destructor removes.
class pci_folder {
public:
    pci_folder() { std::filesystem::create_directories(root); }
    pci_folder(const pci_folder &) = delete;
    pci_folder &operator=(const pci_folder &) = delete;
    ~pci_folder() { std::filesystem::remove_all(root); }

    /// Adds a device whose configuration space has `size` bytes, with 32-bit registers at offsets.
    void add(const std::string &slot, const std::string &device,
             const std::map<unsigned, std::uint32_t> &registers, std::size_t size = 256) {
        const std::string folder = root + "/" + slot;
        std::filesystem::create_directories(folder);
        std::ofstream{folder + "/vendor"} << "0x8086\n";
        std::ofstream{folder + "/device"} << device << '\n';
        std::string bytes(256, '\0');
        for (const auto &[offset, value] : registers)
            for (unsigned i = 0; i < 4; ++i)
                bytes[offset + i] = static_cast<char>(value >> 8 * i & 0xff);
        std::ofstream{folder + "/config", std::ios::binary} << bytes.substr(0, size);
    }

    const std::string root = "capability_boxes." + std::to_string(getpid());
};

constexpr auto cha = static_cast<unsigned>(uncore::box::cha);
constexpr auto sbo = static_cast<unsigned>(uncore::box::sbo);

unsigned number_of(const uncore::target &processor, const pci_folder &folder, unsigned kind) {
    known device{uncore::capabilities_of(processor), folder.root};
    return device.boxes(0, kind);
}

} // namespace

TEST_CASE("the bits of CAPID6 that are 1 are CHAs, on all sockets alike") {
    pci_folder folder;
    folder.add("0000:16:1e.3", "0x2083", {{0x9c, 0x0f0f'00ff}}); // 16 bits
    folder.add("0000:16:1e.0", "0x2080", {{0x9c, 0xffff'ffff}}); // a device without CAPID6
    CHECK(number_of(uncore::skylake_sp, folder, cha) == 16);
    // bits 31:28 of CAPID6 are no CHAs: 16 bits are left
    folder.add("0000:64:1e.3", "0x2083", {{0x9c, 0xf0ff'f00f}});
    CHECK(number_of(uncore::skylake_sp, folder, cha) == 16);
    CHECK(number_of(uncore::cascade_lake, folder, cha) == 16);
    CHECK(number_of(uncore::skylake_sp, folder, sbo) == 0);
    CHECK(number_of(uncore::ice_lake_sp, folder, cha) == 0);
    folder.add("0000:b2:1e.3", "0x2083", {{0x9c, 0x1}});
    // the CAPID6 of the third socket differs
    CHECK(number_of(uncore::skylake_sp, folder, cha) == 0);
}

TEST_CASE("Ice Lake SP has two registers, SBos of Haswell EP and Broadwell EP a field") {
    pci_folder folder;
    folder.add("0000:7e:1e.3", "0x345b", {{0x9c, 0xffff'ffff}, {0xa0, 0xff}});
    folder.add("0000:ff:14.0", "0x2fc0", {{0x94, 0x40}});
    CHECK(number_of(uncore::ice_lake_sp, folder, cha) == 40);
    CHECK(number_of(uncore::haswell_ep, folder, sbo) == 4);
    folder.add("0000:ff:14.0", "0x2fc0", {{0x94, 0x3f}});
    CHECK(number_of(uncore::haswell_ep, folder, sbo) == 2);
    folder.add("0000:ff:15.0", "0x6fc0", {{0x94, 0x80}});
    CHECK(number_of(uncore::broadwell_ep, folder, sbo) == 4);
}

TEST_CASE("without the rights of root, or without the folder, no number is known") {
    pci_folder folder;
    // Linux shows users without root only the first 64 bytes
    folder.add("0000:16:1e.3", "0x2083", {{0x9c, 0xff}}, 64);
    CHECK(number_of(uncore::skylake_sp, folder, cha) == 0);
    known device{uncore::capabilities_of(uncore::skylake_sp), folder.root + "/missing"};
    CHECK(device.boxes(0, cha) == 0);
}

TEST_CASE("a session on MSRs counts all CHAs where their number is known, and else refuses") {
    constexpr auto inserts = skx::cha::tor_inserts::ia_miss_drd;
    constexpr const auto &plan = msr::plan<uncore::skylake_sp, inserts>;
    pci_folder folder;
    folder.add("0000:16:1e.3", "0x2083", {{0x9c, 0x7}});
    known device{uncore::capabilities_of(uncore::skylake_sp), folder.root};
    {
        msr::session session{device, plan, msr::watch_cpu(0)};
        CHECK(device.values[0xe01 + 2 * 0x10] == 0x40'2135); // the select register of CHA 2
        CHECK(device.values.count(0xe01 + 3 * 0x10) == 0);
        session.start();
        device.values[0xe08] = 10;
        device.values[0xe18] = 20;
        device.values[0xe28] = 40;
        CHECK(session.stop()[inserts] == 70);
    }
    known other{uncore::capabilities_of(uncore::skylake_sp), folder.root + "/missing"};
    msr::failure problem;
    const msr::session refused{other, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind != msr::error_code::none);
    std::uint64_t value = 0;
    CHECK(device.read_box(0, {.kind = cha}, value).kind == msr::error_code::inexpressible);
    CHECK(device.write_box(0, {.kind = cha}, value).kind == msr::error_code::inexpressible);
}
