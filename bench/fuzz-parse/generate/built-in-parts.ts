import type { builtInNames } from '../../../compiler/2-parse/synopsis/built-ins.ts'
import type { Lexical } from '../../../compiler/dialects/lexical.ts'
import type { Part } from './part.ts'
import type { exactClauses } from './exact-definitions.ts'
import { synopsisPart } from './synopsis-part.ts'

type BuiltIn = (typeof builtInNames)[number]
type Recorded = Exclude<BuiltIn, keyof typeof exactClauses>

const rule = (name: string): Part => ({ kind: 'rule', name })
const token = (type: string): Part => ({ kind: 'token', type })
const text = (...texts: readonly string[]): Part => ({
  kind: 'choice',
  items: texts.map((each) => ({ kind: 'text', text: each })),
})

const numbers = {
  natural: text('1', '0', '20'),
  positive: text('1', '20'),
  port: text(':3306'),
  hexadecimal: text('0x1f'),
  quoted_hexadecimal: text(`x'1f'`),
}

/** What a synopsis calls a rule of the grammar, as parts; definitions are described elsewhere. */
export function builtInParts({ variables }: Lexical): Readonly<Record<Recorded, Part>> {
  const variable = (form: string) => (variables ? text(form) : token('name:column'))
  return {
    ...parts,
    user_variable: variable('@u'),
    system_variable: variable('@@sql_mode'),
    variable: variable('@u'),
  }
}

const parts = {
  name: rule('name'),
  qualified_name: rule('qualifiedName'),
  table_name: rule('relationName'),
  relation: rule('relationName'),
  named_relation: rule('qualifiedName'),
  column: rule('name'),
  label: rule('label'),
  label_name: rule('name'),
  granted_role: rule('name'),
  period_name: rule('name'),
  word: token('name:operand'),
  identifier: token('sign:name'),
  type_function_name: token('name:type'),
  member: token('name:member'),
  option_name: token('sign:name'),
  assignable: rule('name'),
  assigned: rule('name'),
  routine: synopsisPart('<column> { . <label> } ... | <type_function_name>'),
  string: token('sign:string'),
  body_text: token('sign:string'),
  number: synopsisPart('[ + | - ] <count>'),
  integer: synopsisPart('[ + | - ] <natural>'),
  ...numbers,
  value: synopsisPart('<string> | <number> | <label>'),
  constant_or_name: synopsisPart('<string> | <count> | <bytes> | <variable> | <name>'),
  parameter: token('sign:parameter'),
  operator: token('sign:operator'),
  type: rule('typeName'),
  plain_type: rule('typeName'),
  expression: rule('expression'),
  queryless_expression: rule('expression'),
  plain_expression: rule('plainExpression'),
  call: rule('tableCall'),
  plain_call: rule('call'),
  procedure_call: synopsisPart('<qualified_name> [ ( [ <expression> , ... ] ) ]'),
  operand: rule('operand'),
  query: rule('query'),
  cursor_query: rule('cursorQuery'),
  order_by: rule('orderBy'),
  preparable: rule('queryStatement'),
  create_as: rule('create'),
  statement: rule('statement'),
  trigger_statement: rule('triggerStatement'),
  temporary_trigger_statement: rule('triggerStatement'),
  trigger_events: synopsisPart('<trigger_event> [ OR <trigger_event> ]'),
  server_options: synopsisPart('<server_option> , ...'),
  from_item: rule('fromItem'),
  bytes: token('sign:bytes'),
  count: token('sign:number'),
  column_number: text('1', '32767'),
  role: synopsisPart('<word> | CURRENT_ROLE | CURRENT_USER | SESSION_USER'),
  role_name: token('name:operand'),
  reserved_word: text('ALL', 'USER'),
  body_statement: rule('bodyStatement'),
  cast_type: rule('castType'),
  column_type: rule('engineType'),
  charset_name: rule('characterSetName'),
  collation: synopsisPart('<string> | BINARY | <name>'),
  rest: text('x', '( 1 )'),
}
