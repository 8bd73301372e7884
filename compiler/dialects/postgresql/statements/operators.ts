import type { Grammar } from '../../grammar.ts'

const names = '<owner> | <rename> | <set_schema>'

/** Operators, collations, conversions, statistics and text search. */
export const operatorStatements = {
  'create operator class': {
    synopsis: `CREATE OPERATOR CLASS <qualified_name> [ DEFAULT ] FOR TYPE <type> USING <column>
      [ FAMILY <qualified_name> ] AS <opclass_item> , ...`,
    defines: 'operator class',
  },
  'alter operator class': {
    synopsis: `ALTER OPERATOR CLASS <qualified_name> USING <column> { ${names} }`,
    defines: 'operator class',
  },
  'create operator family': {
    synopsis: 'CREATE OPERATOR FAMILY <qualified_name> USING <column>',
    defines: 'operator family',
  },
  'alter operator family': {
    synopsis: `ALTER OPERATOR FAMILY <qualified_name> USING <column> { ADD <opclass_item> , ...
      | DROP { { OPERATOR | FUNCTION } <natural> ( <type> , ... ) } , ... | ${names} }`,
    defines: 'operator family',
  },
  'create operator': {
    synopsis: 'CREATE OPERATOR <any_operator> <definition>',
    defines: 'operator',
  },
  'alter operator': {
    synopsis: `ALTER OPERATOR <operator_with_args> { SET ( { <label> [ = { NONE | <def_arg> } ] } , ... )
      | <owner> | <set_schema> }`,
    defines: 'operator',
  },
  'create collation': {
    synopsis: `CREATE COLLATION [ <if_not_exists> ] <qualified_name> { FROM <qualified_name> | <definition> }`,
    defines: 'collation',
  },
  'alter collation': {
    synopsis: `ALTER COLLATION <qualified_name> { REFRESH VERSION | ${names} }`,
    defines: 'collation',
  },
  'create [default] conversion': {
    synopsis: `CREATE [ DEFAULT ] CONVERSION <qualified_name> FOR <string> TO <string> FROM <qualified_name>`,
    defines: 'conversion',
  },
  'alter conversion': {
    synopsis: `ALTER CONVERSION <qualified_name> { ${names} }`,
    defines: 'conversion',
  },
  'create statistics': {
    synopsis: `CREATE STATISTICS { <if_not_exists> <qualified_name> | [ <qualified_name> ] } [ <columns> ]
      ON { ( <expression> ) | <call> | <column> } , ... FROM <from_item> , ...`,
    defines: 'statistics',
  },
  'alter statistics': {
    synopsis: `ALTER STATISTICS { [ <if_exists> ] <qualified_name> SET STATISTICS { DEFAULT | <integer> }
      | <qualified_name> { ${names} } }`,
    defines: 'statistics',
  },
  ...textSearch('parser', '<rename> | <set_schema>'),
  ...textSearch('template', '<rename> | <set_schema>'),
  ...textSearch('dictionary', `<definition> | ${names}`),
  ...textSearch(
    'configuration',
    `ADD MAPPING FOR <names> WITH <qualified_names> | ALTER MAPPING FOR <names> WITH <qualified_names>
      | ALTER MAPPING [ FOR <names> ] REPLACE <qualified_name> WITH <qualified_name>
      | DROP MAPPING [ <if_exists> ] FOR <names> | ${names}`,
  ),
} satisfies Grammar['statements']

export const operatorClauses = {
  opclass_item: `OPERATOR <natural> { <operator_with_args> | <any_operator> } [ FOR SEARCH | FOR ORDER BY <qualified_name> ]
    | FUNCTION <natural> [ ( <type> , ... ) ] <function_with_args> | STORAGE <type>`,
} as const satisfies Grammar['clauses']

function textSearch(kind: string, change: string): Grammar['statements'] {
  const words = `TEXT SEARCH ${kind.toUpperCase()}`
  const defines = `text search ${kind}`
  return {
    [`create ${defines}`]: { synopsis: `CREATE ${words} <qualified_name> <definition>`, defines },
    [`alter ${defines}`]: { synopsis: `ALTER ${words} <qualified_name> { ${change} }`, defines },
  }
}
