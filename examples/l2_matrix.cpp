// The experiment that this library is for: it sums a matrix by rows and by columns, and counts,
// with one plan, how often the second-level cache of a Pentium 4 is read and how often a read
// misses. On a Pentium 4 with /dev/cpu/0/msr it counts what the processor does; anywhere else it
// runs the same plan on a simulated Pentium 4, whose caches are given the addresses that the loops
// touch. With the module of kernel/ it counts its own thread only.
#include <msr/backend/dev_msr.hpp>
#include <msr/backend/shim.hpp>
#include <msr/backend/shim/thread.hpp>
#include <msr/backend/shim_soft_abi.h>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/detect.hpp>
#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace p4 = msr::netburst;

namespace {

using event = p4::bsq_cache_reference;
constexpr auto misses = event::rd_2ndl_miss;
constexpr auto references =
    event::rd_2ndl_hits | event::rd_2ndl_hite | event::rd_2ndl_hitm | event::rd_2ndl_miss;
constexpr const auto &plan = msr::plan<misses, references>;
/// The plan with Hyper-Threading: it counts what both logical processors read.
constexpr const auto &plan_with_threads =
    msr::plan<p4::models<p4::any_model, p4::hyper_threading::on>, misses, references>;

/// Calls `use` with the plan for a processor with or without Hyper-Threading.
template <typename Use>
auto with_plan(bool hyper_threading, const Use &use) {
    return hyper_threading ? use(plan_with_threads) : use(plan);
}

constexpr std::size_t size = 1024;
// 4 MiB: eight times the second-level cache of a Pentium 4 of model 2.
alignas(4096) std::int32_t matrix[size][size];
constexpr std::int64_t sum_of_all = std::int64_t{size * size} * (size * size - 1) / 2; // 0, 1, ...

struct figures {
    std::uint64_t references, misses;
};
struct result {
    figures rows, columns;
};
constexpr result published{.rows = {345'788, 33'557}, .columns = {2'927'470, 1'053'081}};

/// Counts both orders of the loops on the machine behind `device`; `load` loads an element on that
/// machine. Throws msr::session_error where the counters cannot be used.
template <msr::backend Backend, typename Plan, typename Load>
result count_on(Backend &device, const Plan &plan, msr::session_cpu cpu,
                msr::session_options options, const Load &load) {
    msr::session session{device, plan, cpu, options};
    const auto count = [&](const auto &element_at) {
        std::int64_t sum = 0;
        const auto counts = session.measure([&] {
            for (std::size_t i = 0; i < size; ++i)
                for (std::size_t k = 0; k < size; ++k)
                    sum += load(element_at(i, k));
        });
        if (sum != sum_of_all) throw std::logic_error{"the sum is wrong"};
        return figures{counts[references], counts[misses]};
    };
    // The cache is not flushed in between: a walk in order leaves the last eighth of the matrix in
    // the cache, which a walk by columns, from the first row down, evicts before it reads that
    // part.
    return {.rows = count([](auto i, auto k) -> auto & { return matrix[i][k]; }),
            .columns = count([](auto i, auto k) -> auto & { return matrix[k][i]; })};
}

result count_on_hardware() {
    msr::dev_msr device;
    return with_plan(p4::detect().hyper_threading, [&device](const auto &chosen) {
        return count_on(device, chosen, msr::on_cpu(0), {.restore_on_signals = true},
                        [](const volatile std::int32_t &element) { return element; });
    });
}

result count_on_simulation() {
    msr::sim::pentium4 machine; // a Pentium 4 of model 2, with empty caches
    return count_on(machine, plan, msr::watch_cpu(0), {}, [&machine](const std::int32_t &element) {
        machine.load(&element);
        return element;
    });
}

/// Throws where a call to the module failed.
void require(const msr::failure &problem) {
    if (problem) throw msr::session_error{problem};
}

/// The counters of msrpp_soft.ko, which count the events that a program reports.
class soft_counters {
public:
    soft_counters() : device{::open("/dev/msrpp", O_RDWR | O_CLOEXEC)} {}
    ~soft_counters() { ::close(device); }
    soft_counters(const soft_counters &) = delete;
    soft_counters &operator=(const soft_counters &) = delete;

    /// Adds events to a counter of this CPU, for this thread.
    void add(std::uint32_t counter, std::uint64_t events) const {
        msrpp_soft_events happened{counter, 0, events};
        if (::ioctl(device, MSRPP_IOCTL_SOFT_EVENTS, &happened) != 0)
            throw std::system_error{errno, std::system_category(), "/dev/msrpp"};
    }

private:
    int device;
};

/// Loads elements on the simulated machine. After every thousand loads it adds what the machine has
/// counted to the module's software registers.
class reported_events {
public:
    reported_events() { counting.start(); }

    std::int32_t load(const std::int32_t &element) {
        machine.load(&element);
        if (++loads % size == 0) tell();
        return element;
    }

private:
    void tell() {
        const auto counts = counting.read();
        for (std::size_t i = 0; i < plan.size; ++i) {
            counters.add(row_of(plan.assignment_of(i).counter).address, counts.at(i) - reported[i]);
            reported[i] = counts.at(i);
        }
    }

    soft_counters counters;
    msr::sim::pentium4 machine; // a Pentium 4 of model 2, with empty caches
    msr::session<msr::sim::pentium4, std::remove_cvref_t<decltype(plan)>> counting{
        machine, plan, msr::watch_cpu(0)};
    std::uint64_t reported[plan.size]{};
    std::size_t loads{};
};

/// Counts this thread through the module: the events of the processor, or what is added to the
/// module's software registers.
result count_on_shim(bool software) {
    msr::shim module;
    msr::shim_thread own{module};
    if (software) {
        reported_events events;
        return count_on(own, plan, msr::watch_cpu(0), {},
                        [&events](const std::int32_t &element) { return events.load(element); });
    }
    return with_plan(p4::detect().hyper_threading, [&own](const auto &chosen) {
        return count_on(own, chosen, msr::watch_cpu(0), {},
                        [](const volatile std::int32_t &element) { return element; });
    });
}

/// Returns whether the kernel module's registers are software.
bool has_software_registers() {
    msr::shim module;
    msrpp_info info{};
    require(module.information(info));
    return (info.features & MSRPP_FEATURE_SOFT) != 0;
}

/// Returns why this processor cannot carry out the plan; null where it can.
const char *unfit_processor() {
    const p4::processor processor = p4::detect();
    if (!processor.is_netburst()) return "this processor is no Pentium 4 of Intel's family 15";
    const msr::verdict verdict =
        with_plan(processor.hyper_threading, [&processor](const auto &chosen) {
            return p4::check_processor(chosen, processor);
        });
    return verdict.legal() ? nullptr : verdict.broken->sentence;
}

/// Returns why this machine cannot count on the hardware; null where it can.
const char *missing_for_hardware() {
    if (const char *const reason = unfit_processor()) return reason;
    if (::access("/dev/cpu/0/msr", F_OK) != 0) return "there is no /dev/cpu/0/msr (modprobe msr)";
    return nullptr;
}

template <typename Plan>
void print_registers(const Plan &chosen) {
    const auto print = [](const char *name, std::uint32_t address, std::uint64_t value) {
        std::printf("  %-9s 0x%" PRIx32 " = 0x%08" PRIx64 "\n", name, address, value);
    };
    std::printf("programmed:\n");
    for (std::size_t i = 0; i < chosen.size; ++i) {
        const p4::assignment assignment = chosen.assignment_of(i);
        const p4::start_state state =
            p4::start_state_of(chosen.request_at(i), assignment, chosen.made_for);
        print(row_of(assignment.escr).name, row_of(assignment.escr).address, state.escr);
        print(row_of(assignment.counter).cccr_name, row_of(assignment.counter).cccr_address,
              state.cccr);
    }
}

std::string with_commas(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t place = text.size(); place > 3; place -= 3)
        text.insert(place - 3, 1, ',');
    return text;
}

void print_table(const result &counted) {
    const auto print = [](const char *order, const figures &ours, const figures &theirs) {
        std::printf("%-8s%12s%12s%22s%18s\n", order, with_commas(ours.references).c_str(),
                    with_commas(ours.misses).c_str(), with_commas(theirs.references).c_str(),
                    with_commas(theirs.misses).c_str());
    };
    const auto ratio = [](const result &result) {
        return static_cast<double>(result.columns.misses) / static_cast<double>(result.rows.misses);
    };
    std::printf("\norder     references      misses  published references  published misses\n");
    print("rows", counted.rows, published.rows);
    print("columns", counted.columns, published.columns);
    std::printf("%-8s%24.1f%40.1f\n\n", "ratio", ratio(counted), ratio(published));
    std::printf(
        "published: Agustin Isasa Cuartero, thesis, UOC 2005, measured on a Pentium 4 under\n"
        "Linux 2.4.21; its loops increment [i][k] and [k][i], where these sum\n");
}

void print_csv(const result &counted) {
    std::printf("order,references,misses,published_misses\n"
                "rows,%" PRIu64 ",%" PRIu64 ",%" PRIu64 "\n"
                "columns,%" PRIu64 ",%" PRIu64 ",%" PRIu64 "\n",
                counted.rows.references, counted.rows.misses, published.rows.misses,
                counted.columns.references, counted.columns.misses, published.columns.misses);
}

/// Throws where standard output did not take all text.
void finish_output() {
    errno = 0; // an earlier write may have failed, whose reason is lost
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
    const int error = errno == 0 ? EIO : errno;
    throw std::runtime_error{"standard output does not take the result: " +
                             std::generic_category().message(error)};
}

/// Where the counters are: in the processor, in a simulation, or in the kernel module, which counts
/// a thread.
enum class place { hardware, simulation, thread, thread_in_software };

bool is_simulated(place place) {
    return place == place::simulation || place == place::thread_in_software;
}

const char *text_of(place place) {
    switch (place) {
    case place::hardware:
        return "this Pentium 4, through /dev/cpu/0/msr";
    case place::simulation:
        return "simulated Pentium 4 (model 2); nothing was measured";
    case place::thread:
        return "this thread on this Pentium 4, through /dev/msrpp";
    case place::thread_in_software:
        return "this thread, through /dev/msrpp, whose registers are software: told of by a\n"
               "  simulated Pentium 4 (model 2); nothing was measured";
    }
    return "";
}

result count_at(place place) {
    switch (place) {
    case place::hardware:
        return count_on_hardware();
    case place::simulation:
        return count_on_simulation();
    default:
        return count_on_shim(place == place::thread_in_software);
    }
}

/// Returns the place of counters for the backend that the user asked for. Throws where it cannot be
/// used; `missing` says what was missing for a better backend.
place place_for(std::string_view backend, const char *&missing) {
    if (backend == "simulated") return place::simulation;
    if (backend == "shim") {
        if (has_software_registers()) return place::thread_in_software;
        if (const char *const reason = unfit_processor()) throw std::runtime_error{reason};
        return place::thread;
    }
    missing = missing_for_hardware();
    if (missing == nullptr) return place::hardware;
    if (backend == "hardware") throw std::runtime_error{missing};
    return place::simulation;
}

void print_where(std::FILE *output, place place, const char *missing) {
    if (missing != nullptr) std::fprintf(output, "%s\n", missing);
    std::fprintf(output, "counted on: %s\n", text_of(place));
}

constexpr char usage[] =
    "usage: l2_matrix [--csv] [--backend auto|simulated|hardware|shim]\n"
    "Sums a 1024 x 1024 matrix by rows and by columns and counts reads of the second-level cache.\n"
    "  --csv      print order,references,misses,published_misses and nothing else\n"
    "  --backend  where to count; auto (default): on the hardware if it is a Pentium 4;\n"
    "             shim: this thread only, through the module's /dev/msrpp\n";

constexpr std::string_view backends[] = {"auto", "simulated", "hardware", "shim"};
constexpr char list_of_backends[] = "auto, simulated, hardware and shim";

void run(bool csv, std::string_view backend) {
    const char *missing = nullptr;
    const place place = place_for(backend, missing);
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t k = 0; k < size; ++k)
            matrix[i][k] = static_cast<std::int32_t>(i * size + k);
    const result counted = count_at(place);

    if (csv) {
        print_csv(counted);
        finish_output();
        // The csv goes to standard output, so that the text goes to standard error.
        return print_where(stderr, place, missing);
    }
    print_where(stdout, place, missing);
    with_plan(!is_simulated(place) && p4::detect().hyper_threading,
              [](const auto &chosen) { print_registers(chosen); });
    print_table(counted);
    finish_output();
}

/// The options of the command line.
struct wishes {
    bool help = false;
    bool csv = false;
    std::string_view backend = "auto";
};

/// Returns the options of the command line. Throws std::invalid_argument.
wishes read_options(int count, char **arguments) {
    using namespace std::string_literals;
    wishes result;
    for (int i = 1; i < count; ++i) {
        const std::string option = arguments[i];
        if (option == "--help") {
            result.help = true;
        } else if (option == "--csv") {
            result.csv = true;
        } else if (option == "--backend") {
            if (++i == count)
                throw std::invalid_argument{"--backend needs one of "s + list_of_backends};
            result.backend = arguments[i];
            if (std::find(std::begin(backends), std::end(backends), result.backend) ==
                std::end(backends))
                throw std::invalid_argument{"no such backend: '"s + arguments[i] + "'; there are " +
                                            list_of_backends};
        } else {
            throw std::invalid_argument{"bad option '" + option + "'; see --help"};
        }
    }
    return result;
}

} // namespace

int main(int count, char **arguments) {
    try {
        const wishes wishes = read_options(count, arguments);
        if (!wishes.help) {
            run(wishes.csv, wishes.backend);
        } else {
            std::fputs(usage, stdout);
            finish_output();
        }
    } catch (const std::invalid_argument &error) {
        std::fprintf(stderr, "l2_matrix: %s\n", error.what());
        return 2;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "l2_matrix: %s\n", error.what());
        return 1;
    }
}
