import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.1.16, 25.3 and 25.7: libraries, programs in other languages, and views of JSON documents. */
export const libraries = {
  statements: {
    'create library': {
      synopsis: `CREATE LIBRARY [ IF NOT EXISTS ] <qualified_name> [ COMMENT <string> ] ... LANGUAGE <name> [ { LANGUAGE <name> | COMMENT <string> } ] ...
        AS { <body_text> | <bytes> }`,
      defines: 'library',
    },
    'alter library': {
      synopsis: `ALTER LIBRARY <qualified_name> COMMENT <string>`,
      defines: 'library',
    },
    'drop library': {
      synopsis: `DROP LIBRARY [ IF EXISTS ] <qualified_name>`,
      defines: 'library',
    },
  },
  clauses: {
    language: `{ LANGUAGE { SQL | <name> } | USING ( { <qualified_name> [ [ AS ] <name> ] } , ... ) }`,
    view_kind: `{ JSON [ RELATIONAL ] DUALITY | MATERIALIZED }`,
    json_duality_object: `( [ WITH ( { [ NO ] { INSERT | UPDATE | DELETE } } , ... ) ] { <string> : <expression> } , ... )`,
  },
} as const satisfies Synopses
