// Tests the names of requests, rules and alternatives in the compiler's error messages.
#include <msr/rdt/diagnostics.hpp>

#include <msr/rdt/choice.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

namespace rdt = msr::rdt;
namespace detail = msr::rdt::detail;
using msr::value_between;
using msr::would_be_legal;

/// True if the alternatives in an error message are these names.
template <typename Told, typename... Name>
constexpr bool is_legal = std::is_same_v<typename Told::type, would_be_legal<Name...>>;

constexpr rdt::features both_caches{.l3 = {.mask_length = 20, .classes = 16, .cdp = true},
                                    .l2 = {.mask_length = 8, .classes = 8, .cdp = true},
                                    .mba = {.maximum = 90, .classes = 4, .linear = true},
                                    .monitoring = {.rmids = 64, .occupancy = true, .upscale = 64}};

/// The limit of a request as a constant that the compiler computes: clang 14 fails to generate code
/// for functions whose template arguments are requests.
template <rdt::request Asked, rdt::divided Divided = rdt::divided{}>
using limit_of =
    std::integral_constant<unsigned, detail::class_limit<Asked, both_caches, Divided>()>;

} // namespace

TEST_CASE("a request is named by its class, an association by its RMID too") {
    constexpr rdt::request request = rdt::request_of(rdt::association{1, 5});
    constexpr rdt::request batch = rdt::request_of(rdt::class_of_service<2>.l3(0xf));
    CHECK(std::is_same_v<detail::named_request<request>, rdt::associated<1, 5>>);
    CHECK(std::is_same_v<detail::named_request<batch>, rdt::class_number<2>>);
}

TEST_CASE("classes and RMIDs are numbered from 0") {
    CHECK(is_legal<detail::classes_below<16>, value_between<0, 15u>>);
    CHECK(is_legal<detail::classes_below<1>, value_between<0, 0u>>);
    CHECK(is_legal<detail::rmids_below<64>, value_between<0, 63u>>);
    CHECK(std::is_same_v<detail::classes_below<0>::type, msr::as_the_sentence_says>);
}

TEST_CASE("a class must be one of each resource that it sets") {
    using rdt::class_of_service;
    CHECK(limit_of<rdt::request_of(class_of_service<1>.l3(1))>::value == 16);
    CHECK(limit_of<rdt::request_of(class_of_service<1>.l3(1).l2(1))>::value == 8);
    CHECK(limit_of<rdt::request_of(class_of_service<1>.l3(1).delay(10))>::value == 4);
    // A cache divided into code and data has half as many classes.
    constexpr rdt::request divided = rdt::request_of(class_of_service<1>.l3_code(1).l3_data(2));
    CHECK(limit_of<divided, rdt::divided{.l3 = true}>::value == 8);
    CHECK(limit_of<divided, rdt::divided{.l2 = true}>::value == 16);
}

TEST_CASE("events are those that the processor monitors") {
    constexpr rdt::cache_monitoring traffic{.rmids = 4, .total = true, .local = true};
    CHECK(is_legal<detail::events_monitored<both_caches.monitoring>, rdt::l3_occupancy>);
    CHECK(is_legal<detail::events_monitored<traffic>, rdt::l3_total_bandwidth,
                   rdt::l3_local_bandwidth>);
}

TEST_CASE("delays next to one that is no step: the step below and above, up to the last") {
    CHECK(is_legal<detail::delays_near<55, 90, 10>, rdt::delay_value<50>, rdt::delay_value<60>>);
    CHECK(is_legal<detail::delays_near<89, 90, 10>, rdt::delay_value<80>, rdt::delay_value<90>>);
    CHECK(is_legal<detail::delays_near<91, 90, 10>, rdt::delay_value<90>>);
    CHECK(is_legal<detail::delays_near<99, 95, 10>, rdt::delay_value<90>>);
}

TEST_CASE("what is missing is the first resource that the processor lacks") {
    using rdt::class_of_service;
    constexpr rdt::features empty{};
    constexpr rdt::features undivided{.l3 = {.mask_length = 20, .classes = 16},
                                      .l2 = {.mask_length = 8, .classes = 8}};
    constexpr rdt::request l3 = rdt::request_of(class_of_service<1>.l3(1));
    constexpr rdt::request l2 = rdt::request_of(class_of_service<1>.l2(1));
    constexpr rdt::request delay = rdt::request_of(class_of_service<1>.delay(10));
    constexpr rdt::divided whole{};
    constexpr rdt::divided pair{.l3 = true, .l2 = true};
    CHECK(std::is_same_v<detail::missing_resource<l3, empty, whole>, rdt::l3_masks>);
    CHECK(std::is_same_v<detail::missing_resource<l2, empty, whole>, rdt::l2_masks>);
    CHECK(std::is_same_v<detail::missing_resource<delay, empty, whole>, rdt::bandwidth_delays>);
    CHECK(std::is_same_v<detail::missing_resource<l3, undivided, pair>, rdt::l3_code_and_data>);
    CHECK(std::is_same_v<detail::missing_resource<l2, undivided, pair>, rdt::l2_code_and_data>);
}
