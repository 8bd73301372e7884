import type { Grammar } from '../../grammar.ts'

/** PostgreSQL manual 9.15 and 9.16: what looks like a call and has a syntax of its own. */
export const specialCalls = {
  collation: 'plain',
  json: 'plain',
  json_array: 'plain',
  json_arrayagg: 'aggregate',
  json_exists: 'plain',
  json_object: 'plain',
  json_objectagg: 'aggregate',
  json_query: 'plain',
  json_scalar: 'plain',
  json_serialize: 'plain',
  json_value: 'plain',
  normalize: 'plain',
  treat: 'plain',
  xmlconcat: 'plain',
  xmlelement: 'plain',
  xmlexists: 'plain',
  xmlforest: 'plain',
  xmlparse: 'plain',
  xmlpi: 'plain',
  xmlroot: 'plain',
  xmlserialize: 'plain',
} as const satisfies Grammar['specialCalls']

export const specialCallClauses = {
  collation: 'FOR ( <expression> )',
  normalize: '( <expression> [ , { NFC | NFD | NFKC | NFKD } ] )',
  treat: '( <expression> AS <type> )',

  json: '( <json_input> [ <json_unique> ] )',
  json_scalar: '( <expression> )',
  json_serialize: '( <json_input> [ <json_returning> ] )',
  json_object: `( [ { <json_pair> , ... } [ <json_nulls> ] [ <json_unique> ] ] [ <json_returning> ] )`,
  json_array: `( [ <query> [ <json_format> ] | { <json_input> , ... } [ <json_nulls> ] ] [ <json_returning> ] )`,
  json_objectagg: '( <json_pair> [ <json_nulls> ] [ <json_unique> ] [ <json_returning> ] )',
  json_arrayagg: '( <json_input> [ <order_by> ] [ <json_nulls> ] [ <json_returning> ] )',
  json_value: `( <json_input> , <expression> [ <json_passing> ] [ <json_returning> ] [ <json_behaviors> ] )`,
  json_query: `( <json_input> , <expression> [ <json_passing> ] [ <json_returning> ] [ <json_wrapper> ]
    [ <json_quotes> ] [ <json_behaviors> ] )`,
  json_exists: '( <json_input> , <expression> [ <json_passing> ] [ <json_behavior> ON ERROR ] )',
  json_table: `( <json_input> , <string> [ AS <column> ] [ <json_passing> ] COLUMNS! <json_columns>
    [ <json_behavior> ON ERROR ] )`,

  json_input: '<expression> [ <json_format> ]',
  json_format: 'FORMAT JSON [ ENCODING { UTF8 | UTF16 | UTF32 } ]',
  json_pair: '<operand> VALUE <json_input> | <expression> : <json_input>',
  json_nulls: 'NULL ON NULL | ABSENT ON NULL',
  json_unique: '{ WITH | WITHOUT } UNIQUE [ KEYS ]',
  json_returning: 'RETURNING! <type> [ <json_format> ]',
  json_passing: 'PASSING! { <json_input> AS <label> } , ...',
  json_behavior: `DEFAULT! <expression> | ERROR | NULL | TRUE | FALSE | UNKNOWN | EMPTY ARRAY | EMPTY OBJECT
    | EMPTY`,
  json_behaviors:
    '<json_behavior> ON EMPTY <json_behavior> ON ERROR | <json_behavior> ON { EMPTY | ERROR }',
  json_wrapper:
    'WITHOUT [ ARRAY ] WRAPPER | WITH [ CONDITIONAL | UNCONDITIONAL ] [ ARRAY ] WRAPPER',
  json_quotes: '{ KEEP | OMIT } QUOTES [ ON SCALAR STRING ]',
  json_columns: '( <json_column> , ... )',
  json_column: `NESTED! [ PATH ] <string> [ AS <column> ] COLUMNS <json_columns>
    | <column> FOR ORDINALITY!
    | <column> <type> EXISTS! [ <json_path> ] [ <json_behavior> ON ERROR ]
    | <column> <type> [ <json_format> ] [ <json_path> ] [ <json_wrapper> ] [ <json_quotes> ]
      [ <json_behaviors> ]`,
  json_path: 'PATH <string>',

  xmlconcat: '( <expression> , ... )',
  xmlelement: `( NAME <label> , XMLATTRIBUTES ( <xml_values> ) [ , <expression> , ... ] )
    | ( NAME <label> [ , <expression> , ... ] )`,
  xmlforest: '( <xml_values> )',
  xmlexists: '( <operand> <xml_passing> )',
  xmlparse: '( { DOCUMENT | CONTENT } <expression> [ { PRESERVE | STRIP } WHITESPACE ] )',
  xmlpi: '( NAME <label> [ , <expression> ] )',
  xmlroot: `( <expression> , VERSION { NO VALUE | <expression> }
    [ , STANDALONE { YES | NO VALUE | NO } ] )`,
  xmlserialize: '( { DOCUMENT | CONTENT } <expression> AS! <plain_type> [ [ NO ] INDENT ] )',
  xmltable: `( [ XMLNAMESPACES! ( <xml_namespace> , ... ) , ] <operand> <xml_passing>
    COLUMNS! <xml_column> , ... )`,

  xml_values: '{ <expression> [ AS <label> ] } , ...',
  xml_passing: 'PASSING! [ <xml_mechanism> ] <operand> [ <xml_mechanism> ]',
  xml_mechanism: 'BY { REF | VALUE }',
  xml_namespace: 'DEFAULT <plain_expression> | <plain_expression> AS <label>',
  xml_column: '<column> FOR ORDINALITY! | <column> <type> [ <xml_column_option> ] ...',
  xml_column_option: 'NOT NULL! | NULL | { DEFAULT! | PATH! } <plain_expression>',
} as const satisfies Grammar['clauses']
