#include <msr/sim/registers/interrupt.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <vector>

using msr::sim::interrupt;
using msr::sim::interrupt_cause;
using msr::sim::interrupt_receiver;

TEST_CASE("causes have one word each") {
    std::vector<std::string> names;
    for (const interrupt_cause cause :
         {interrupt_cause::counters, interrupt_cause::op, interrupt_cause::fetch,
          interrupt_cause::pebs, interrupt_cause::bts})
        names.emplace_back(name_of(cause));
    CHECK(names == std::vector<std::string>{"counters", "op", "fetch", "pebs", "bts"});
    CHECK(name_of(static_cast<interrupt_cause>(5)) == std::string{});
}

TEST_CASE("a receiver is told, and nobody is told where there is none") {
    std::vector<interrupt> report;
    const interrupt subject{.cpu = 1, .cause = interrupt_cause::fetch, .address = 0x1000};
    interrupt_receiver{}.tell(subject);
    const interrupt_receiver destination{
        [](void *context, const interrupt &entry) {
            static_cast<std::vector<interrupt> *>(context)->push_back(entry);
        },
        &report};
    destination.tell(subject);
    CHECK(report == std::vector<interrupt>{subject});
}
