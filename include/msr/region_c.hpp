// The functions of <msr/region.h>, for programs in C: for one C++ file of the program, which names
// the plan and the backend.
//
//   msr::dev_msr device;
//   msr::regions regions{plan};
//   extern "C" void count_regions() { // called by the C part before its threads
//       msr::serve_c_regions(regions, [] {
//           return msr::session_for_c(regions, device, plan, msr::this_cpu());
//       });
//   }
#pragma once

#include <msr/core/cplusplus.hpp>

#include <msr/region.h>

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/region.hpp>
#include <msr/session.hpp>

#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace msr {

/// The counter reader of a thread of a C program, with the thread's part of the regions.
class c_region_thread {
public:
    /// Makes the state of a thread that is in no region.
    c_region_thread() = default;
    c_region_thread(const c_region_thread &) = delete;
    c_region_thread &operator=(const c_region_thread &) = delete;
    virtual ~c_region_thread() = default;

    /// Begins a region in the calling thread.
    virtual void begin(region_name region) noexcept = 0;
    /// Ends the region that the calling thread began last.
    virtual void end() noexcept = 0;
};

namespace detail {

/// The state of a thread of a C program that counts with a counter reader.
template <counter_reader Reader>
class c_thread_of_reader : public c_region_thread {
public:
    c_thread_of_reader(regions &all_regions, Reader reads) : thread{all_regions, reads} {}

    void begin(region_name region) noexcept final { thread.begin(region); }
    void end() noexcept final { thread.end(); }

private:
    region_thread<Reader> thread;
};

/// The state of a thread of a C program that counts with a session of its own. The session is
/// started before the thread's part of the regions is made, and outlives that part.
template <typename Plan>
class c_thread_of_session : public c_region_thread {
public:
    c_thread_of_session(regions &all_regions, basic_session<Plan> started)
        : counting{std::move(started)}, thread{all_regions, session_reader<Plan>{counting}} {}

    void begin(region_name region) noexcept final { thread.begin(region); }
    void end() noexcept final { thread.end(); }

private:
    basic_session<Plan> counting;
    region_thread<session_reader<Plan>> thread;
};

/// The object that makes a `c_region_thread` for each thread of a C program.
class c_region_server {
public:
    explicit c_region_server(regions &owner) noexcept : served{owner} {}
    c_region_server(const c_region_server &) = delete;
    c_region_server &operator=(const c_region_server &) = delete;
    virtual ~c_region_server() = default;

    virtual std::unique_ptr<c_region_thread> make() = 0;

    regions &served;
};

template <typename Make>
class c_region_server_of final : public c_region_server {
public:
    c_region_server_of(regions &owner, Make make_thread)
        : c_region_server{owner}, make_one{std::move(make_thread)} {}

    std::unique_ptr<c_region_thread> make() override { return make_one(); }

private:
    Make make_one;
};

// The process has one server, even though shared libraries are compiled with -fvisibility=hidden.
[[gnu::visibility("default")]] inline std::unique_ptr<c_region_server> c_server;
[[gnu::visibility("default")]] inline thread_local std::unique_ptr<c_region_thread> c_thread;
[[gnu::visibility("default")]] inline thread_local std::string c_failure;

/// The number of a region name for which there is no room. No region has this number, and
/// `end_mark` is another number.
inline constexpr unsigned no_c_region = static_cast<unsigned>(end_mark) - 1;

} // namespace detail

/// Returns a thread's part of the regions that counts with a reader, for `serve_c_regions`.
/// `regions`: the regions, which must outlive the result
/// `reads`: a reader of the calling thread's counters
template <counter_reader Reader>
std::unique_ptr<c_region_thread> reader_for_c(regions &regions, Reader reads) {
    return std::make_unique<detail::c_thread_of_reader<Reader>>(regions, reads);
}

/// Opens and starts a session for the calling thread alone, for `serve_c_regions`, and returns the
/// thread's part of the regions.
/// `regions`: the regions; `device`, `plan`: the backend and the plan of the session. Regions,
/// backend and plan must outlive the result.
/// `target`: the logical processor, such as `msr::this_cpu()`
/// `options`: the options of the session, such as `any_processor`
/// Throws session_error where the session cannot count. Without exceptions the result is null then,
/// and `msr_region_why()` returns the reason.
template <backend Backend, countable_plan Plan>
MSR_NAMED_BY_EXCEPTIONS std::unique_ptr<c_region_thread>
session_for_c(regions &regions, Backend &device, const Plan &plan, session_cpu target,
              session_options options = {}) {
    failure problem;
    session counting{device, plan, target, options, problem};
    if (!problem) counting.start(problem);
    if (!problem)
        return std::make_unique<detail::c_thread_of_session<Plan>>(regions, std::move(counting));
#ifdef __cpp_exceptions
    throw session_error{problem};
#else
    detail::c_failure = message(problem);
    return nullptr;
#endif
}

/// Makes the functions of <msr/region.h> count in `regions`. Call it before any thread begins a
/// region.
/// `regions`: the regions, which must outlive all threads that begin regions
/// `make`: a function without arguments that is called in each thread that begins a region, and
/// returns the thread's `std::unique_ptr<c_region_thread>`; what the function throws becomes
/// `msr_region_why()`
template <typename Make>
void serve_c_regions(regions &regions, Make make) {
    detail::c_server = std::make_unique<detail::c_region_server_of<Make>>(regions, std::move(make));
}

namespace detail {

/// Runs `work`, which may throw, or return false and put the reason into `c_failure`. Returns 0, or
/// -1 where `work` failed.
template <typename Work>
MSR_NAMED_BY_EXCEPTIONS int tried_for_c(Work work) noexcept {
    if (c_server == nullptr) {
        c_failure = "nothing counts regions: msr::serve_c_regions was not called";
        return -1;
    }
#ifdef __cpp_exceptions
    try {
        return work() ? 0 : -1;
    } catch (const std::exception &error) {
        c_failure = error.what();
    } catch (...) {
        c_failure = "an exception of an unknown kind";
    }
    return -1;
#else
    return work() ? 0 : -1;
#endif
}

/// Writes the report of the regions into `text`. Returns false where there is no format with the
/// name `format`.
inline bool c_report(std::string_view format, std::string &text) {
    const region_report report = c_server->served.report();
    if (format == "table")
        text = to_table(report);
    else if (format == "csv")
        text = to_csv(report);
    else if (format == "json")
        text = to_json(report);
    else
        c_failure = "no such format: '" + std::string{format} + "'; there are table, csv and json";
    return !text.empty();
}

/// Writes a text to a file, or to standard output for the path `-`. Returns false where the text
/// cannot be written.
inline bool c_write(const char *path, std::string_view text) {
    const bool is_named = std::strcmp(path, "-") != 0;
    std::FILE *const file = is_named ? std::fopen(path, "w") : stdout;
    bool good = file != nullptr;
    if (good) good = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (good) good = std::fflush(file) == 0;
    if (file != nullptr && is_named && std::fclose(file) != 0) good = false;
    if (!good) c_failure = "cannot write " + std::string{path};
    return good;
}

} // namespace detail

} // namespace msr

extern "C" {

[[gnu::used, gnu::visibility("default")]] inline msr_region msr_region_of(const char *name) {
    msr_region region{msr::detail::no_c_region};
    msr::detail::tried_for_c([&] {
        const auto known = msr::detail::c_server->served.name(name, msr::detail::c_failure);
        if (known) region.number = known->number;
        return known.has_value();
    });
    return region;
}

[[gnu::used, gnu::visibility("default")]] inline int msr_region_thread_begin(void) {
    return msr::detail::tried_for_c([] {
        // The destructor of the thread's state adds the thread's counts to the sums, and frees its
        // counters.
        msr::detail::c_thread.reset();
        msr::detail::c_thread = msr::detail::c_server->make();
        return msr::detail::c_thread != nullptr;
    });
}

[[gnu::used, gnu::visibility("default")]] inline void msr_region_thread_end(void) {
    msr::detail::c_thread.reset();
}

[[gnu::used, gnu::visibility("default")]] inline void msr_region_begin(msr_region region) {
    if (msr::detail::c_thread == nullptr)
        msr::detail::c_failure =
            "msr_region_begin: the thread has not called msr_region_thread_begin";
    else
        msr::detail::c_thread->begin(
            {region.number < msr::detail::no_c_region ? region.number : msr::detail::no_c_region});
}

[[gnu::used, gnu::visibility("default")]] inline void msr_region_end(void) {
    if (msr::detail::c_thread != nullptr) msr::detail::c_thread->end();
}

[[gnu::used, gnu::visibility("default")]] inline int msr_region_write(const char *path,
                                                                      const char *format) {
    return msr::detail::tried_for_c([&] {
        std::string text;
        return msr::detail::c_report(format, text) && msr::detail::c_write(path, text);
    });
}

[[gnu::used, gnu::visibility("default")]] inline const char *msr_region_why(void) {
    return msr::detail::c_failure.c_str();
}
}
