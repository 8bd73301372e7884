import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from pg_trgm 1.6 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'pg_trgm',
  version: '1.6',
  requires: [],
  schema: undefined,
  casts: '',
  operators: `% text,text>bool~
%> text,text>bool~
%>> text,text>bool~
<% text,text>bool~
<-> text,text>float4
<->> text,text>float4
<->>> text,text>float4
<<% text,text>bool~
<<-> text,text>float4
<<<-> text,text>float4`,
  functions: `gtrgm_in fs gtrgm cstring
gtrgm_out fs cstring gtrgm
set_limit fsv float4 float4
show_limit fsv float4
show_trgm fs text[] text
similarity fs float4 text text
similarity_dist fs float4 text text
similarity_op fsv bool text text
strict_word_similarity fs float4 text text
strict_word_similarity_commutator_op fsv bool text text
strict_word_similarity_dist_commutator_op fs float4 text text
strict_word_similarity_dist_op fs float4 text text
strict_word_similarity_op fsv bool text text
word_similarity fs float4 text text
word_similarity_commutator_op fsv bool text text
word_similarity_dist_commutator_op fs float4 text text
word_similarity_dist_op fs float4 text text
word_similarity_op fsv bool text text`,
  triggerFunctions: '',
  operatorClasses: `gin gin_trgm_ops text
gist gist_trgm_ops text`,
  relations: '',
}
