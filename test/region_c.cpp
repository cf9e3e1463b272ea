// The C functions of <msr/region.h>, compared with the C++ classes that implement them. The counts
// are made up, not measured; test/region_c has a program in C.
#include <msr/region_c.hpp>

#include "region/scripted.hpp"
#include "temporary_folder.hpp"

#include <msr/region/report_text.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

#include <unistd.h>

namespace {

std::string why() { return msr_region_why(); }

std::string content_of(const std::string &path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// A new working directory for the process, which the destructor removes.
class own_folder {
public:
    own_folder() { std::filesystem::current_path(folder_.path()); }
    own_folder(const own_folder &) = delete;
    own_folder &operator=(const own_folder &) = delete;
    ~own_folder() { std::filesystem::current_path(before_); }

private:
    std::filesystem::path before_{std::filesystem::current_path()};
    temporary_folder folder_;
};

/// The text that a call writes to standard output.
template <typename Call>
std::string printed(Call call) {
    std::fflush(stdout);
    const int previous = ::dup(1);
    std::FILE *const file = std::fopen("printed", "w");
    REQUIRE(file != nullptr);
    ::dup2(::fileno(file), 1);
    call();
    std::fflush(stdout);
    ::dup2(previous, 1);
    ::close(previous);
    std::fclose(file);
    return content_of("printed");
}

} // namespace

TEST_CASE("C counts in the regions that are served, and is told what it does wrong") {
    const own_folder folder;
    msr::detail::c_server.reset();
    CHECK(msr_region_thread_begin() == -1);
    CHECK(why() == "nothing counts regions: msr::serve_c_regions was not called");
    CHECK(msr_region_of("outer").number == msr::detail::no_c_region);
    CHECK(msr_region_write("report", "csv") == -1);

    scripted::machine device;
    msr::regions regions{scripted::plan, {.most_regions = 2}};
    unsigned result = 0;
    msr::serve_c_regions(regions, [&] {
        ++result;
        return msr::reader_for_c(regions, scripted::reader{device});
    });
    const msr_region outer = msr_region_of("outer");
    const msr_region inner = msr_region_of("inner");
    CHECK(outer.number != inner.number);
    CHECK(msr_region_of("outer").number == outer.number);
    msr_region_begin(outer);
    CHECK(why() == "msr_region_begin: the thread has not called msr_region_thread_begin");
    msr_region_end(); // no region is open, so the call has no effect
    CHECK(msr_region_of("more").number == msr::detail::no_c_region);
    CHECK(why().find("no room for a region of the name 'more'") != std::string::npos);

    CHECK(msr_region_thread_begin() == 0);
    CHECK(result == 1);
    msr_region_begin(outer);
    device.work(30, 4);
    msr_region_begin(inner);
    device.work(12, 1);
    msr_region_end();
    msr_region_end();
    msr_region_begin(msr_region{~0u}); // no region has the number: the pass is counted as lost
    device.work(1'000, 1'000);
    msr_region_end();
    // the thread has not handed over its counts yet
    CHECK(regions.report().regions[0].counts[0].inclusive.n == 0);
    SUBCASE("by the end of counting") { msr_region_thread_end(); }
    SUBCASE("by another beginning") {
        CHECK(msr_region_thread_begin() == 0);
        CHECK(result == 2);
        msr_region_thread_end();
    }
    const msr::region_report report = regions.report();
    REQUIRE(report.regions.size() == 2);
    CHECK(report.regions[0].name == "outer");
    CHECK(report.regions[0].counts[0].inclusive.sum == 42);
    CHECK(report.regions[0].counts[0].exclusive.sum == 30);
    CHECK(report.regions[1].counts[0].inclusive.sum == 12);
    CHECK(report.regions[1].counts[1].inclusive.sum == 1);
    CHECK(report.lost.unnamed == 1);

    // A name that begins with ".", the character behind "-" in ASCII, is a file name.
    for (const char *const file : {"report", ".report"}) {
        CHECK(msr_region_write(file, "table") == 0);
        CHECK(content_of(file) == to_table(report));
        CHECK(msr_region_write(file, "csv") == 0);
        CHECK(content_of(file) == to_csv(report));
        CHECK(msr_region_write(file, "json") == 0);
        CHECK(content_of(file) == to_json(report));
    }
    int status = 1;
    CHECK(printed([&] { status = msr_region_write("-", "csv"); }) == to_csv(report));
    CHECK(status == 0);
    CHECK_FALSE(std::filesystem::exists("-"));
    std::filesystem::remove("report");
    CHECK(msr_region_write("report", "xml") == -1);
    CHECK(why() == "no such format: 'xml'; there are table, csv and json");
    CHECK_FALSE(std::filesystem::exists("report"));
    CHECK(msr_region_write("none/report", "csv") == -1);
    CHECK(why() == "cannot write none/report");
    CHECK(msr_region_write("/dev/full", "csv") == -1);
    CHECK(why() == "cannot write /dev/full");
    msr::detail::c_server.reset();
}

TEST_CASE("each thread of C has what counts for it, and hands it over when it ends") {
    scripted::machine left, other;
    msr::regions regions{scripted::plan};
    std::size_t result = 0;
    msr::serve_c_regions(regions, [&] {
        return msr::reader_for_c(regions, scripted::reader{result++ == 0 ? left : other});
    });
    const msr_region region = msr_region_of("region");
    for (scripted::machine *const device : {&left, &other})
        std::thread{[&] {
            CHECK(msr_region_thread_begin() == 0);
            msr_region_begin(region);
            device->work(5, 0);
            msr_region_end();
        }}.join();
    const msr::region_report report = regions.report();
    CHECK(report.threads == 2);
    CHECK(report.regions[0].counts[0].inclusive.sum == 10);
    msr::detail::c_server.reset();
}

TEST_CASE("what stops a thread of C from counting is told, whatever is thrown") {
    msr::regions regions{scripted::plan};
    const auto begin_fails = [&](auto make) {
        msr::serve_c_regions(regions, make);
        CHECK(msr_region_thread_begin() == -1);
        msr_region_begin(msr_region{0}); // the thread has not begun, so its regions count nothing
        msr_region_end();
        CHECK(msr_region_thread_begin() == -1);
        return why();
    };
    using thread = std::unique_ptr<msr::c_region_thread>;
    CHECK(begin_fails([]() -> thread { throw std::runtime_error{"a reason"}; }) == "a reason");
    CHECK(begin_fails([]() -> thread { throw 3; }) == "an exception of an unknown kind");
    CHECK(begin_fails([]() -> thread {
              msr::detail::c_failure = "no counter";
              return nullptr;
          }) == "no counter");
    msr::detail::c_server.reset();
}
