// The format `c`: a constant array for C with the register writes that set up and start counters.
#include "../formats.hpp"

#include <fmt/format.h>

namespace msrpp::c_format {

namespace {

template <typename Sink>
void each_write(const family_plan &plan, Sink &&sink) {
    for (const auto *const phase : {&plan.set_up, &plan.start})
        for (const named_family_write &next : *phase)
            sink(next);
}

bool keeps_bits(const family_plan &plan) {
    bool result = false;
    each_write(plan,
               [&](const named_family_write &next) { result = result || next.what.keep != 0; });
    return result && plan.keeps_bits;
}

void encode(output &out, const encoded &encoded) {
    const family_plan &plan = encoded.plan;
    const bool keeps = keeps_bits(plan);
    append(out, "#include <stdint.h>\n\n"
                "static const struct {\n"
                "    uint32_t address;\n"
                "    uint64_t value;\n");
    if (keeps) append(out, "    uint64_t keep; /* bits that stay as the register has them */\n");
    append(out, "} msr_writes[] = {\n");
    each_write(plan, [&](const named_family_write &next) {
        const std::string saved = keeps ? fmt::format(", 0x{:x}", next.what.keep) : "";
        append_formatted(out, "    {{0x{:x}, 0x{:x}{}}}, /* {}: {} */\n", next.what.address,
                         next.what.value, saved, next.register_name, plan.texts[next.choice()]);
    });
    append(out, "};\n");
}

const known_format known{{.name = "c", .rank = 50, .encode = encode}};

} // namespace

} // namespace msrpp::c_format
