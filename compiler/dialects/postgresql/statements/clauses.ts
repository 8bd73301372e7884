/** What the statements of PostgreSQL share, by the names of the manual and of gram.y. */
export const sharedClauses = {
  // Names
  roles: '<role> , ...',
  names: '<name> , ...',
  qualified_names: '<qualified_name> , ...',
  columns: '( <column> , ... )',
  word_or_string: '<word> | <string>',
  relation_expr: 'ONLY ( <relation> ) | ONLY <relation> | <relation> [ * ]',
  any_operator: '[ <column> . ] ... <operator>',
  if_exists: 'IF EXISTS',
  if_not_exists: 'IF NOT EXISTS',
  behavior: 'CASCADE | RESTRICT',

  // Values and options
  boolean_or_string: 'TRUE | FALSE | ON | <word> | <string>',
  option_value: '<boolean_or_string> | <number>',
  utility_options: '( { { <word> | ANALYZE | ANALYSE | FORMAT } [ <option_value> ] } , ... )',
  def_arg:
    '<func_type> | <number> | <string> | OPERATOR ( <any_operator> ) | <operator> | NONE | <reserved_word>',
  definition: '( { <label> [ = <def_arg> ] } , ... )',
  reloptions: '( { <label> [ . <label> ] [ = <def_arg> ] } , ... )',
  generic_options: 'OPTIONS ( { <label> <string> } , ... )',
  alter_generic_options:
    'OPTIONS ( { SET <label> <string> | ADD <label> <string> | DROP <label> | <label> <string> } , ... )',

  // Functions and operators, with the types of their arguments
  func_args: '( [ <func_arg> , ... ] )',
  func_name: '<column> { . <label> } ... | <type_function_name>',
  function_with_args: '<func_name> <func_args> | <qualified_name> | <type_function_name>',
  aggregate_with_args: '<func_name> <aggregate_args>',
  operator_with_args: '<any_operator> ( { NONE , <type> | <type> , NONE | <type> , <type> } )',

  // Settings
  variable: '<column> [ . <column> ] ...',
  setting: '<variable> { TO | = } { DEFAULT | <option_value> , ... }',
  time_zone: `<string> | INTERVAL ( <natural> ) <string> | INTERVAL <string> [ HOUR TO MINUTE | HOUR ]
    | <number> | DEFAULT | LOCAL | <identifier>`,
  set_rest_more: `TIME ZONE <time_zone> | SCHEMA <string>
    | NAMES [ <string> | DEFAULT ] | ROLE <word_or_string>
    | SESSION AUTHORIZATION { DEFAULT | <word_or_string> } | XML OPTION { DOCUMENT | CONTENT }
    | TRANSACTION SNAPSHOT <string> | <variable> FROM CURRENT | <setting>`,
  set_rest: `TRANSACTION <transaction_modes> | SESSION CHARACTERISTICS AS TRANSACTION <transaction_modes>
    | <set_rest_more>`,
  reset: `RESET { TIME ZONE | TRANSACTION ISOLATION LEVEL | SESSION AUTHORIZATION | ALL | <variable> }`,
  set_or_reset: 'SET <set_rest> | <reset>',
  transaction_modes: '<transaction_mode> [ [ , ] <transaction_mode> ] ...',
  transaction_mode: `ISOLATION LEVEL { READ UNCOMMITTED | READ COMMITTED | REPEATABLE READ | SERIALIZABLE }
    | READ ONLY | READ WRITE | [ NOT ] DEFERRABLE`,

  // What many ALTER statements end with
  owner: 'OWNER TO <role>',
  rename: 'RENAME TO <column>',
  set_schema: 'SET SCHEMA <column>',
  depends: '[ NO ] DEPENDS ON EXTENSION <column>',

  // Kinds of objects, as COMMENT, DROP, SECURITY LABEL and ALTER EXTENSION name them
  kind_of_relation: `TABLE | SEQUENCE | VIEW | MATERIALIZED VIEW | INDEX | FOREIGN TABLE | COLLATION | CONVERSION
    | STATISTICS | TEXT SEARCH { PARSER | DICTIONARY | TEMPLATE | CONFIGURATION }`,
  kind_of_name: `ACCESS METHOD | EVENT TRIGGER | EXTENSION | FOREIGN DATA WRAPPER | [ PROCEDURAL ] LANGUAGE
    | PUBLICATION | SCHEMA | SERVER`,
  kind_of_shared: 'DATABASE | ROLE | SUBSCRIPTION | TABLESPACE',
  described_object: `<kind_of_relation> <qualified_name> | { <kind_of_name> | <kind_of_shared> } <name>
    | { TYPE | DOMAIN } <type> | AGGREGATE <aggregate_with_args>
    | { FUNCTION | PROCEDURE | ROUTINE } <function_with_args>`,
  operator_object: `OPERATOR { CLASS | FAMILY } <qualified_name> USING <column> | OPERATOR <operator_with_args>`,
  cast_object: 'CAST ( <type> AS <type> ) | TRANSFORM FOR <type> LANGUAGE <column>',
} as const satisfies Readonly<Record<string, string>>
