import type { ExtensionContents } from '../../extensions/extension-contents.ts'

/** Generated from fuzzystrmatch 1.2 in PostgreSQL 18 by golden/generate/postgresql-extensions.ts. */
export const contents: ExtensionContents = {
  name: 'fuzzystrmatch',
  version: '1.2',
  requires: [],
  schema: undefined,
  casts: '',
  operators: '',
  functions: `daitch_mokotoff fs text[] text
difference fs int4 text text
dmetaphone fs text text
dmetaphone_alt fs text text
levenshtein fs int4 text text;fs int4 text text int4 int4 int4
levenshtein_less_equal fs int4 text text int4;fs int4 text text int4 int4 int4 int4
metaphone fs text text int4
soundex fs text text
text_soundex fs text text`,
  triggerFunctions: '',
  operatorClasses: '',
  relations: '',
}
