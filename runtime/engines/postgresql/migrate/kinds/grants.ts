import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { ofParent, qualified, quote } from './names.ts'
import { routineName } from './nouns.ts'

interface Grant {
  readonly isGranted: boolean
  readonly privilege: string
  readonly isGrantable: boolean
  readonly grantee: string
}

/** The privileges that the one has otherwise than the other, a statement for each grantee. */
export function grantSteps(
  from: SchemaObject,
  to: SchemaObject,
  definitions: Definitions,
): readonly Step[] {
  const before = linesOf(from)
  const after = linesOf(to)
  const undone = before.filter((line) => !after.includes(line)).map((line) => opposite(parse(line)))
  const done = after.filter((line) => !before.includes(line)).map(parse)
  return grouped([...undone, ...done]).map((group) => step(statement(group, to, definitions)))
}

function linesOf(object: SchemaObject): readonly string[] {
  const text = textOf(object, 'grants')
  return text === undefined ? [] : text.split('\n')
}

/** `+SELECT* reader` */
function parse(line: string): Grant {
  const [, sign, privilege = '', star, grantee = ''] = /^([+-])(\w+)(\*?) (.+)$/.exec(line) ?? []
  return { isGranted: sign === '+', privilege, isGrantable: star === '*', grantee }
}

function opposite(grant: Grant): Grant {
  return { ...grant, isGranted: !grant.isGranted }
}

function grouped(grants: readonly Grant[]): readonly (readonly Grant[])[] {
  const groups = new Map<string, Grant[]>()
  for (const grant of grants) {
    const { isGranted, isGrantable, grantee } = grant
    const key = `${isGranted} ${isGranted && isGrantable} ${grantee}`
    groups.set(key, [...(groups.get(key) ?? []), grant])
  }
  return [...groups.values()]
}

function statement(grants: readonly Grant[], object: SchemaObject, definitions: Definitions) {
  const [first] = grants
  const columns = columnsOf(object)
  const privileges = grants.map(({ privilege }) => privilege + columns).join(', ')
  const on = `${privileges} ON ${granted(object, definitions)}`
  const prefix = prefixOf(object)
  if (!first?.isGranted) return `${prefix}REVOKE ${on} FROM ${first?.grantee}`
  return `${prefix}GRANT ${on} TO ${first.grantee}${first.isGrantable ? ' WITH GRANT OPTION' : ''}`
}

/** Privileges of objects that are still to come. */
function prefixOf(object: SchemaObject): string {
  if (object.kind !== 'default privileges') return ''
  const schema = object.schema === undefined ? '' : `IN SCHEMA ${quote(object.schema)} `
  return `ALTER DEFAULT PRIVILEGES FOR ROLE ${textOf(object, 'role')} ${schema}`
}

function columnsOf({ kind, name }: SchemaObject): string {
  return kind === 'column' || kind === 'view column' ? ` (${quote(name)})` : ''
}

type Target = (object: SchemaObject, definitions: Definitions) => string

const targets: Readonly<Record<string, Target>> = {
  'default privileges': ({ name }) => name,
  schema: (object) => `SCHEMA ${qualified(object)}`,
  enum: (object) => `TYPE ${qualified(object)}`,
  domain: (object) => `TYPE ${qualified(object)}`,
  composite: (object) => `TYPE ${qualified(object)}`,
  range: (object) => `TYPE ${qualified(object)}`,
  function: (object) => `FUNCTION ${routineName(object)}`,
  procedure: (object) => `PROCEDURE ${routineName(object)}`,
  aggregate: (object) => `FUNCTION ${aggregateName(object)}`,
  sequence: (object) => `SEQUENCE ${qualified(object)}`,
  serial: (object) => `SEQUENCE ${qualified(object)}`,
  column: (object, definitions) => `TABLE ${ofParent(object, definitions)}`,
  'view column': (object, definitions) => `TABLE ${ofParent(object, definitions)}`,
  'foreign data wrapper': (object) => `FOREIGN DATA WRAPPER ${qualified(object)}`,
  server: (object) => `FOREIGN SERVER ${qualified(object)}`,
}

/** Relations are all tables to GRANT. */
function granted(object: SchemaObject, definitions: Definitions): string {
  return targets[object.kind]?.(object, definitions) ?? `TABLE ${qualified(object)}`
}

/** To GRANT an aggregate is a function, which knows nothing of ORDER BY. */
function aggregateName(object: SchemaObject): string {
  const given = (textOf(object, 'identity') ?? '').replace(/ ?ORDER BY /, ', ').replace(/^, /, '')
  return `${qualified(object)}(${given})`
}
