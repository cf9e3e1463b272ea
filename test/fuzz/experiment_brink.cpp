// Fuzz target: random text as configuration and experiments of the tool brink: the importer makes
// choices (events with qualifiers), or refuses the text with a sentence.
#include "../../tools/msrpp/experiment/import.hpp"
#include "../../tools/msrpp/settings.hpp"

#include "edited.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace {

using namespace msrpp;

constexpr const char *configuration = R"(<?xml version='1.0'?>
<pentium4_emon>
  <escr size="64"> <usr bits="2" default="0"/> <os bits="3"/> <tag_enable bits="4"/>
    <tag0 bits="5"/> <event_mask bits="9-24"/> <event_select bits="25-30"/> </escr>
  <cccr size="64"> <enable bits="12" default="1"/> <reserved2 bits="16-17" default="11"/>
    <compare bits="18"/> <threshold bits="20-23" default="0000"/> <edge bits="24"/> </cccr>
  <normal_events>
    <branch_retired>
      <event_select>0x06</event_select> <event_mask> <mmtp bits="11"/> <mmtm bits="12"/> </event_mask>
      <escr>cru_escr2</escr> <escr>cru_escr3</escr>
    </branch_retired>
    <uop_type>
      <event_select>0x02</event_select> <event_mask> <tagloads bits="10"/> </event_mask>
      <escr>rat_escr0</escr>
    </uop_type>
    <front_end_event>
      <event_select>0x08</event_select> <event_mask> <nbogus bits="9"/> </event_mask>
      <escr>cru_escr2</escr>
    </front_end_event>
  </normal_events>
  <tag_events>
    <loads_retired>
      <type>front_end</type>
      <tag_setup> <uop_type> <set><tagloads/></set> </uop_type> </tag_setup>
      <count_setup> <front_end_event> <set><nbogus/></set> </front_end_event> </count_setup>
    </loads_retired>
  </tag_events>
</pentium4_emon>
)";

constexpr const char *experiments = R"(<?xml version='1.0'?>
<exp_config>
  <processor type="pentium4"/>
  <programs> <loop command="./loop 'a b'"/> </programs>
  <experiments>
    <default> <set><usr/></set> </default>
    <exp1>
      <branches base="branch_retired">
        <set><mmtp/><mmtm/><compare/></set> <threshold val="0010"/>
      </branches>
    </exp1>
    <exp2>
      <loads base="loads_retired">
        <ebs type="precise" interval="500000" buffer="500" sample="E" max="20000"/>
      </loads>
    </exp2>
  </experiments>
</exp_config>
)";

constexpr std::string_view pieces[] = {"<a>",
                                       "</a>",
                                       "<set>",
                                       "</set>",
                                       "<!DOCTYPE a [",
                                       "<!ENTITY b \"&b;&b;\">",
                                       "&b;",
                                       "<![CDATA[",
                                       "<!--",
                                       "-->",
                                       " bits=\"63-64\"",
                                       " val=\"1\"",
                                       "<ebs/>",
                                       "/>",
                                       "<tag_setup>",
                                       "loads_retired",
                                       "&#x0;"};

const family &pentium4() {
    static const family result = [] {
        target_options target;
        target.cpu = target.cpu_text = "pentium4";
        target.model = "2";
        return family_of_options(target);
    }();
    return result;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    fuzz::reads_or_complains([&] {
        const bool changes_configuration = size % 2 == 0;
        const std::string changed =
            fuzz::edited(changes_configuration ? configuration : experiments, pieces, bytes, size);
        const experiment::imported_experiment read = experiment::read_brink(
            pentium4(), {"configuration.xml", changes_configuration ? changed : configuration},
            {"experiments.xml", changes_configuration ? experiments : changed});
        fuzz::require(!read.groups.empty() && !read.programs.empty(), "a group and a program");
        for (const experiment::imported_group &group : read.groups)
            fuzz::require(!group.choices.empty(), "a choice");
        for (const experiment::imported_sampling &sampling : read.samplings)
            fuzz::require(sampling.period != 0, "a period");
    });
    return 0;
}
