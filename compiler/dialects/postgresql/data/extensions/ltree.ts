import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from ltree 1.3 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'ltree',
  version: '1.3',
  requires: [],
  schema: undefined,
  casts: '',
  operators: `< ltree,ltree>bool
<= ltree,ltree>bool
<> ltree,ltree>bool
<@ ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
= ltree,ltree>bool
> ltree,ltree>bool
>= ltree,ltree>bool
? lquery[],ltree>bool lquery[],ltree[]>bool ltree,lquery[]>bool ltree[],lquery[]>bool
?<@ ltree[],ltree>ltree
?@ ltree[],ltxtquery>ltree
?@> ltree[],ltree>ltree
?~ ltree[],lquery>ltree
@ ltree,ltxtquery>bool ltree[],ltxtquery>bool ltxtquery,ltree>bool ltxtquery,ltree[]>bool
@> ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
^<@ ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
^? lquery[],ltree>bool lquery[],ltree[]>bool ltree,lquery[]>bool ltree[],lquery[]>bool
^@ ltree,ltxtquery>bool ltree[],ltxtquery>bool ltxtquery,ltree>bool ltxtquery,ltree[]>bool
^@> ltree,ltree>bool ltree,ltree[]>bool ltree[],ltree>bool
^~ lquery,ltree>bool lquery,ltree[]>bool ltree,lquery>bool ltree[],lquery>bool
|| ltree,ltree>ltree ltree,text>ltree text,ltree>ltree
~ lquery,ltree>bool lquery,ltree[]>bool ltree,lquery>bool ltree[],lquery>bool`,
  functions: `_lt_q_regex fs bool ltree[] lquery[]
_lt_q_rregex fs bool lquery[] ltree[]
_ltq_extract_regex fs ltree ltree[] lquery
_ltq_regex fs bool ltree[] lquery
_ltq_rregex fs bool lquery ltree[]
_ltree_extract_isparent fs ltree ltree[] ltree
_ltree_extract_risparent fs ltree ltree[] ltree
_ltree_isparent fs bool ltree[] ltree
_ltree_r_isparent fs bool ltree ltree[]
_ltree_r_risparent fs bool ltree ltree[]
_ltree_risparent fs bool ltree[] ltree
_ltxtq_exec fs bool ltree[] ltxtquery
_ltxtq_extract_exec fs ltree ltree[] ltxtquery
_ltxtq_rexec fs bool ltxtquery ltree[]
hash_ltree fs int4 ltree
hash_ltree_extended fs int8 ltree int8
index fs int4 ltree ltree;fs int4 ltree ltree int4
lca fs ltree ltree[];fs ltree ltree ltree;fs ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree ltree ltree;fs ltree ltree ltree ltree ltree ltree ltree ltree ltree
lquery_in fs lquery cstring
lquery_out fs cstring lquery
lquery_send fs bytea lquery
lt_q_regex fs bool ltree lquery[]
lt_q_rregex fs bool lquery[] ltree
ltq_regex fs bool ltree lquery
ltq_rregex fs bool lquery ltree
ltree2text fs text ltree
ltree_addltree fs ltree ltree ltree
ltree_addtext fs ltree ltree text
ltree_cmp fs int4 ltree ltree
ltree_eq fs bool ltree ltree
ltree_ge fs bool ltree ltree
ltree_gist_in fs ltree_gist cstring
ltree_gist_out fs cstring ltree_gist
ltree_gt fs bool ltree ltree
ltree_in fs ltree cstring
ltree_isparent fs bool ltree ltree
ltree_le fs bool ltree ltree
ltree_lt fs bool ltree ltree
ltree_ne fs bool ltree ltree
ltree_out fs cstring ltree
ltree_risparent fs bool ltree ltree
ltree_send fs bytea ltree
ltree_textadd fs ltree text ltree
ltxtq_exec fs bool ltree ltxtquery
ltxtq_in fs ltxtquery cstring
ltxtq_out fs cstring ltxtquery
ltxtq_rexec fs bool ltxtquery ltree
ltxtq_send fs bytea ltxtquery
nlevel fs int4 ltree
subltree fs ltree ltree int4 int4
subpath fs ltree ltree int4;fs ltree ltree int4 int4
text2ltree fs ltree text`,
  triggerFunctions: '',
  operatorClasses: `btree ltree_ops! ltree
gist gist__ltree_ops! ltree[]
gist gist_ltree_ops! ltree
hash hash_ltree_ops! ltree`,
  relations: '',
}
