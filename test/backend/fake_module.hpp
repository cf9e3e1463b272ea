// A stand-in for the kernel module in user space, behind the system calls of basic_shim: registers
// are those of a recorder, and programs are executed by the parts of sessions.
#pragma once

#include <msr/backend/recorder.hpp>
#include <msr/backend/sampling_abi.h>
#include <msr/backend/shim.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/single_accesses.hpp>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// A recorder that offers single register accesses only.
struct fake_registers {
    msr::recorder *tape;
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return tape->read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return tape->write(cpu, address, value);
    }
};

/// The arguments of calls to the module, the results of calls to come, and the machine behind the
/// module.
struct fake_module {
    msr::recorder tape{};
    fake_registers registers{&tape};
    std::deque<int> open_errors{}; ///< errno of the next opens; 0: success
    /// Values of errno for the next ioctls other than INFO; an ioctl with a value other than 0 does
    /// nothing.
    std::deque<int> ioctl_errors{};
    std::deque<int> info_errors{};    ///< values of errno for the next calls INFO, of any version
    msrpp_failure reported_failure{}; ///< the failure that a failing ioctl reports
    unsigned version{MSRPP_ABI_VERSION};
    std::vector<std::string> opened{};
    std::vector<unsigned long> requests{}; ///< numbers of all requests other than INFO
    std::vector<unsigned long> infos{};
    std::vector<msrpp_operation> operations{}; ///< the operations of the last batch
    msrpp_batch batch{};
    msrpp_load load{};
    std::vector<std::uint32_t> rdpmc{};
    std::vector<std::uint32_t> touched_flags{};
    msrpp_attach attached{};
    msrpp_sampling sampling{}; ///< the request of the last SAMPLE
    msrpp_sampling_info can_sample{};
    msrpp_tasks group{};              ///< request of the last group that was made
    msrpp_tasks_control controlled{}; ///< the last attachment of threads to a group, or end of one
    msrpp_task_sums sums{};           ///< the sums that groups report
    std::vector<msrpp_allowlist_entry> allowed{};
    msrpp_page page{};
    unsigned features{MSRPP_FEATURE_SOFT}; ///< the features in the reply to INFO
    std::vector<std::uint32_t> shares{};   ///< the shares of slots in the readouts of the last LOAD
    std::function<void()> while_opening{}; ///< action of another thread during the next open
    std::vector<int> closed{};
    unsigned mapped{}, unmapped{};

    struct loaded {
        std::vector<msr::write> writes;
        std::vector<msr::readout> readouts;
        std::vector<msr::touched_register> touched;
        std::vector<msr::claim> claims;
        msr::program_view program;
        std::unique_ptr<msr::single_accesses> work;
    };
    std::map<unsigned, loaded> programs{};
    unsigned next_handle{5};

    int ioctl(unsigned long request, void *argument) {
        if (request == MSRPP_IOCTL_INFO) return inform(request, argument);
        requests.push_back(request);
        const int error = next(ioctl_errors);
        if (error != 0) return fail_call(request, argument, error);
        switch (request) {
        case MSRPP_IOCTL_BATCH:
            return run(*static_cast<msrpp_batch *>(argument));
        case MSRPP_IOCTL_ALLOW: {
            const auto &list = *static_cast<const msrpp_allowlist *>(argument);
            const auto *const first = at<msrpp_allowlist_entry>(list.entries);
            allowed.assign(first, first + list.count);
            return 0;
        }
        case MSRPP_IOCTL_ALLOWED: {
            auto &list = *static_cast<msrpp_allowlist *>(argument);
            for (std::size_t i = 0; i < list.count && i < allowed.size(); ++i)
                at<msrpp_allowlist_entry>(list.entries)[i] = allowed[i];
            list.count = static_cast<std::uint32_t>(allowed.size());
            return 0;
        }
        case MSRPP_IOCTL_LOAD:
            return take(*static_cast<msrpp_load *>(argument));
        case MSRPP_IOCTL_TASKS: {
            auto &tasks = *static_cast<msrpp_tasks *>(argument);
            group = tasks;
            opened.emplace_back("a group"); // a group has a descriptor like an opened file
            tasks.descriptor = static_cast<int>(opened.size()) + 2;
            if (tasks.rmid == MSRPP_ANY_RMID) tasks.rmid = 31;
            return 0;
        }
        case MSRPP_IOCTL_TASKS_INFO:
            *static_cast<msrpp_tasks_info *>(argument) = {16, 32, 14, 1024, 24, 0, 3, 2, 1, {}};
            return 0;
        case MSRPP_IOCTL_TASKS_ATTACH:
        case MSRPP_IOCTL_TASKS_DETACH:
            controlled = *static_cast<const msrpp_tasks_control *>(argument);
            return 0;
        case MSRPP_IOCTL_TASKS_READ:
            *static_cast<msrpp_task_sums *>(argument) = sums;
            return 0;
        case MSRPP_IOCTL_ATTACH:
            attached = *static_cast<const msrpp_attach *>(argument);
            return 0;
        case MSRPP_IOCTL_SAMPLE: {
            auto &wanted = *static_cast<msrpp_sampling *>(argument);
            sampling = wanted;
            wanted.descriptor = sampling_descriptor;
            wanted.carrier = MSRPP_CARRIER_DIRECT;
            return 0;
        }
        case MSRPP_IOCTL_SAMPLING_INFO:
            *static_cast<msrpp_sampling_info *>(argument) = can_sample;
            return 0;
        default:
            return control(request, *static_cast<msrpp_control *>(argument));
        }
    }
    static constexpr int sampling_descriptor = 77;

    static int next(std::deque<int> &errors) {
        if (errors.empty()) return 0;
        const int error = errors.front();
        errors.pop_front();
        return error;
    }

private:
    template <typename T>
    static T *at(std::uint64_t pointer) {
        return reinterpret_cast<T *>(static_cast<std::uintptr_t>(pointer));
    }

    /// Answers the request INFO with the module's version, features and rights, or with the next of
    /// `info_errors`.
    int inform(unsigned long request, void *argument) {
        infos.push_back(request);
        if (const int error = next(info_errors); error != 0) return error;
        auto &info = *static_cast<msrpp_info *>(argument);
        info.abi_version = version;
        info.features = features;
        info.rights = MSRPP_RIGHTS_THREADS;
        return 0;
    }

    int fail_call(unsigned long request, void *argument, int error) {
        if (request == MSRPP_IOCTL_BATCH)
            static_cast<msrpp_batch *>(argument)->failure = reported_failure;
        if (request == MSRPP_IOCTL_LOAD)
            static_cast<msrpp_load *>(argument)->failure = reported_failure;
        if (request == MSRPP_IOCTL_ATTACH)
            static_cast<msrpp_attach *>(argument)->failure = reported_failure;
        if (request == MSRPP_IOCTL_SAMPLE)
            static_cast<msrpp_sampling *>(argument)->failure = reported_failure;
        if (request == MSRPP_IOCTL_TASKS)
            static_cast<msrpp_tasks *>(argument)->failure = reported_failure;
        if (request == MSRPP_IOCTL_TASKS_ATTACH || request == MSRPP_IOCTL_TASKS_DETACH)
            static_cast<msrpp_tasks_control *>(argument)->failure = reported_failure;
        if (request >= MSRPP_IOCTL_START && request <= MSRPP_IOCTL_UNLOAD)
            static_cast<msrpp_control *>(argument)->failure = reported_failure;
        return error;
    }

    /// Writes a failure of the library as a failure of the module's ABI. Returns the error number.
    static int tell(msrpp_failure &destination, const msr::failure &problem,
                    const msr::program_view &program) {
        if (!problem) return 0;
        int error = EIO;
        destination.reason = problem.is_write ? MSRPP_REASON_WRITE_FAULT : MSRPP_REASON_FAULT;
        if (problem.kind == msr::error_code::not_kept) {
            destination.reason = MSRPP_REASON_NOT_KEPT;
            error = EREMOTEIO;
        }
        if (problem.kind == msr::error_code::taken) {
            destination.reason = MSRPP_REASON_CLAIMED;
            error = EBUSY;
            for (std::size_t i = 0; i < program.claims.size(); ++i)
                if (program.claims[i].address == problem.address)
                    destination.index = static_cast<std::uint32_t>(i);
        }
        destination.error = error;
        destination.cpu = problem.cpu;
        destination.address = problem.address;
        destination.value = problem.value;
        destination.actual_value = problem.actual_value;
        destination.unrestored_count = problem.unrestored_registers;
        return error;
    }

    int run(msrpp_batch &msrpp_batch) {
        batch = msrpp_batch;
        if (msrpp_batch.count > MSRPP_MOST_OPERATIONS) return EINVAL;
        auto *const first = at<msrpp_operation>(msrpp_batch.operations);
        operations.assign(first, first + msrpp_batch.count);
        int error = 0;
        for (std::uint32_t i = 0; i < msrpp_batch.count; ++i) {
            msrpp_operation &operation = first[i];
            std::uint64_t value = operation.value;
            const msr::failure problem = operation.kind == MSRPP_READ
                                             ? tape.read(operation.cpu, operation.address, value)
                                             : tape.write(operation.cpu, operation.address, value);
            operation.value = value;
            operation.error = problem ? EIO : 0;
            if (problem && error == 0) {
                error = tell(msrpp_batch.failure, problem, {});
                msrpp_batch.failure.index = i;
            }
        }
        return error;
    }

    int take(msrpp_load &msrpp_load) {
        load = msrpp_load;
        loaded result;
        const auto *const writes = at<const msrpp_write>(msrpp_load.writes);
        for (unsigned i = 0;
             i < msrpp_load.set_up_count + msrpp_load.start_count + msrpp_load.stop_count; ++i)
            result.writes.push_back({writes[i].address, writes[i].value, writes[i].keep_mask});
        const auto *const readouts = at<const msrpp_readout>(msrpp_load.readouts);
        rdpmc.clear();
        shares.clear();
        for (unsigned i = 0; i < msrpp_load.readout_count; ++i) {
            result.readouts.push_back({readouts[i].address, readouts[i].width, nullptr});
            rdpmc.push_back(readouts[i].rdpmc);
            shares.push_back(readouts[i].share);
        }
        const auto *const touched = at<const msrpp_changed_register>(msrpp_load.changed_registers);
        touched_flags.clear();
        for (unsigned i = 0; i < msrpp_load.changed_register_count; ++i) {
            result.touched.push_back({touched[i].address, touched[i].check_mask, nullptr,
                                      (touched[i].flags & MSRPP_CHANGED_REGISTER_COUNTS) != 0,
                                      touched[i].foreign_mask});
            touched_flags.push_back(touched[i].flags);
        }
        const auto *const claims = at<const msrpp_claim>(msrpp_load.claims);
        for (unsigned i = 0; i < msrpp_load.claim_count; ++i)
            result.claims.push_back(
                {claims[i].address, claims[i].mask, claims[i].taken_value, nullptr, nullptr});
        loaded &saved = programs[next_handle] = std::move(result);
        saved.program = {
            .set_up = {saved.writes.data(), msrpp_load.set_up_count},
            .start = {saved.writes.data() + msrpp_load.set_up_count, msrpp_load.start_count},
            .stop = {saved.writes.data() + msrpp_load.set_up_count + msrpp_load.start_count,
                     msrpp_load.stop_count},
            .readouts = {saved.readouts.data(), saved.readouts.size()},
            .registers = {saved.touched.data(), saved.touched.size()},
            .claims = {saved.claims.data(), saved.claims.size()},
            .overflows = (msrpp_load.flags & MSRPP_PROGRAM_OVERFLOWS) != 0,
        };
        const unsigned cpu =
            msrpp_load.cpu_count == 0 ? 0 : *at<const std::uint32_t>(msrpp_load.cpus);
        saved.work = std::make_unique<msr::single_accesses>(msr::registers_of(registers, cpu),
                                                            saved.program);
        msr::failure problem = saved.work->open();
        if (problem) problem.unrestored_registers = saved.work->put_back().unrestored_registers;
        const int error = tell(msrpp_load.failure, problem, saved.program);
        if (error != 0) programs.erase(next_handle);
        msrpp_load.handle = next_handle;
        return error;
    }

    int control(unsigned long request, msrpp_control &msrpp_control) {
        const auto position = programs.find(msrpp_control.handle);
        if (position == programs.end()) return ENOENT;
        loaded &program = position->second;
        auto *const values = at<std::uint64_t>(msrpp_control.values);
        msr::failure problem;
        if (request == MSRPP_IOCTL_START) problem = program.work->start();
        if (request == MSRPP_IOCTL_COUNTS) problem = program.work->read(values);
        if (request == MSRPP_IOCTL_STOP) problem = program.work->stop(values).problem;
        if (request == MSRPP_IOCTL_UNLOAD || (problem && request != MSRPP_IOCTL_COUNTS)) {
            const msr::failure leaving = program.work->put_back();
            if (!problem) problem = leaving;
        }
        const int error = tell(msrpp_control.failure, problem, program.program);
        if (request == MSRPP_IOCTL_UNLOAD) programs.erase(position);
        return error;
    }
};

/// The system calls of a shim on a fake module. Descriptors are 3 for the first open, 4 for the
/// second, and so on.
struct fake_shim_calls {
    fake_module *module;

    int open(const char *path) noexcept {
        module->opened.emplace_back(path);
        const int descriptor = static_cast<int>(module->opened.size()) + 2;
        if (const auto other = std::exchange(module->while_opening, nullptr)) other();
        errno = fake_module::next(module->open_errors);
        return errno == 0 ? descriptor : -1;
    }
    int close(int descriptor) noexcept {
        module->closed.push_back(descriptor);
        return 0;
    }
    int ioctl(int descriptor, unsigned long request, void *argument) noexcept {
        const int error = is_open(descriptor) ? module->ioctl(request, argument) : EBADF;
        errno = error;
        return error == 0 ? 0 : -1;
    }
    void *map(int descriptor, unsigned page) noexcept {
        if (!is_open(descriptor)) return nullptr;
        module->mapped = page;
        return page == 0 ? nullptr : &module->page;
    }
    void unmap(void *) noexcept { ++module->unmapped; }

    bool is_open(int descriptor) const noexcept {
        if (descriptor < 3 || descriptor >= static_cast<int>(module->opened.size()) + 3)
            return false;
        for (const int entry : module->closed)
            if (entry == descriptor) return false;
        return true;
    }
};

using fake_shim = msr::basic_shim<fake_shim_calls>;
