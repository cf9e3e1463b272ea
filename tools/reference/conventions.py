"""Members whose meaning follows from their form, so that they need no docstring of their own.

The index of the reference lists them; a docstring, where a member has one, says more.
"""
import re

RESERVED = re.compile(r"reserved<")


def is_rule(owner):
    return owner.kind == "rule" or re.search(r"\brule(_of_\w+)?<|_rule<", owner.text) is not None


# Each convention: its text in the index, its meaning, and the function that says whether a member
# of an owner follows it.
CONVENTIONS = (
    ("a field `reserved<...>` of a register", "bits that software writes as 0; `try_encode` and `encode` do so",
     lambda member, owner: member.kind == "constant" and RESERVED.match(member.text)),
    ("a comparison or destructor with `= default`", "compares, or destroys, all members",
     lambda member, owner: member.text.endswith("= default") and re.match(r"operator\W|~", member.name)
     and member.name != "operator="),
    ("a function with `= delete`",
     "the call does not compile; without copies, each object is the only owner of what it holds",
     lambda member, owner: member.text.endswith("= delete")),
    ("`holds` of a rule", "whether the rule is kept by what is considered; the rule's sentence says what it means",
     lambda member, owner: member.name == "holds" and is_rule(owner)),
    ("`shows` of a rule", "the names in the compiler's error, in the order of the rule's sentence: a `name_list` of members "
     "of `Mistake`",
     lambda member, owner: member.name == "shows" and is_rule(owner)),
    ("`broken_by` of a rule", "the verdict where the rule is broken: the rule with the names of what breaks it",
     lambda member, owner: member.name == "broken_by" and is_rule(owner)),
    ("`also` of a rule", "the second name in the verdict, after that of the event",
     lambda member, owner: member.name == "also" and is_rule(owner)),
    ("`address` of a register", "its number, as RDMSR and WRMSR take it",
     lambda member, owner: member.text.startswith("static constexpr std::uint32_t address = ")),
    ("`pmu_type` of a choice", "the PMU that counts the choice",
     lambda member, owner: member.name == "pmu_type" and owner.name != "machine"),
    ("`type` of a template", "the type that the docstring of the template names",
     lambda member, owner: member.name == "type" and member.kind == "alias" and owner.doc),
    ("`value_type`, `difference_type` of an iterator", "as `std::iterator_traits` reads them",
     lambda member, owner: member.kind == "alias" and member.name in ("value_type", "difference_type")
     and owner.name.endswith("iterator")),
)


def is_conventional(member, owner):
    return any(applies(member, owner) for _, _, applies in CONVENTIONS)
