import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from citext 1.8 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'citext',
  version: '1.8',
  requires: [],
  schema: undefined,
  casts: `bool acitext
bpchar acitext
citext abpchar= itext= ivarchar=
inet acitext
text acitext=
varchar acitext=`,
  operators: `!~ citext,citext>bool citext,text>bool
!~* citext,citext>bool citext,text>bool
!~~ citext,citext>bool citext,text>bool
!~~* citext,citext>bool citext,text>bool
< citext,citext>bool
<= citext,citext>bool
<> citext,citext>bool
= citext,citext>bool
> citext,citext>bool
>= citext,citext>bool
~ citext,citext>bool citext,text>bool
~* citext,citext>bool citext,text>bool
~<=~ citext,citext>bool
~<~ citext,citext>bool
~>=~ citext,citext>bool
~>~ citext,citext>bool
~~ citext,citext>bool citext,text>bool
~~* citext,citext>bool citext,text>bool`,
  functions: `citext fs citext bool;fs citext bpchar;fs citext inet
citext_cmp fs int4 citext citext
citext_eq fs bool citext citext
citext_ge fs bool citext citext
citext_gt fs bool citext citext
citext_hash fs int4 citext
citext_hash_extended fs int8 citext int8
citext_larger fs citext citext citext
citext_le fs bool citext citext
citext_lt fs bool citext citext
citext_ne fs bool citext citext
citext_pattern_cmp fs int4 citext citext
citext_pattern_ge fs bool citext citext
citext_pattern_gt fs bool citext citext
citext_pattern_le fs bool citext citext
citext_pattern_lt fs bool citext citext
citext_smaller fs citext citext citext
citextin fs citext cstring
citextout fs cstring citext
citextsend fsv bytea citext
max a citext citext
min a citext citext
regexp_match fs text[] string:citext pattern:citext;fs text[] string:citext pattern:citext flags:text
regexp_matches fsr text[] string:citext pattern:citext;fsr text[] string:citext pattern:citext flags:text
regexp_replace fs text string:citext pattern:citext replacement:text;fs text string:citext pattern:citext replacement:text flags:text
regexp_split_to_array fs text[] string:citext pattern:citext;fs text[] string:citext pattern:citext flags:text
regexp_split_to_table fsr text string:citext pattern:citext;fsr text string:citext pattern:citext flags:text
replace fs text citext citext citext
split_part fs text citext citext int4
strpos fs int4 citext citext
texticlike fs bool citext citext;fs bool citext text
texticnlike fs bool citext citext;fs bool citext text
texticregexeq fs bool citext citext;fs bool citext text
texticregexne fs bool citext citext;fs bool citext text
translate fs text citext citext text`,
  triggerFunctions: '',
  operatorClasses: `btree citext_ops! citext
btree citext_pattern_ops citext
hash citext_ops! citext`,
  relations: '',
}
