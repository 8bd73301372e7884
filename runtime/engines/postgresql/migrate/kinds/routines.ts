import type { ObjectChange, SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changedAttributes, textOf } from './attributes.ts'
import { qualified, quote } from './names.ts'
import { routineName } from './nouns.ts'
import { withRemarks } from './remarks.ts'

const routine = (noun: string): SchemaKind => ({
  stands: 'own',
  rebinds: true,
  create: (object) => [definition(object).replace(/^CREATE OR REPLACE /, 'CREATE ')].map(asStep),
  drop: (object) => [step(`DROP ${noun} ${routineName(object)}`)],
  alter: (change) => {
    if (changedAttributes(change).size === 0) return { steps: [] }
    return isReplaceable(change) ? { steps: [asStep(definition(change.to))] } : undefined
  },
  rename: (object, name) => [step(`ALTER ${noun} ${routineName(object)} RENAME TO ${quote(name)}`)],
  occupies: ({ id }) => id.slice(id.indexOf(' ')),
})

/** No query goes in front of it that changes whether bodies are checked: see `plan-settings.ts`. */
function asStep(sql: string): Step {
  return step(sql)
}

function definition(object: SchemaObject): string {
  return (textOf(object, 'definition') ?? '').trimEnd()
}

/** A replaced function keeps its result and the names of its parameters, and no default may be taken away. */
function isReplaceable({ from, to }: ObjectChange): boolean {
  const [before, after] = [parametersOf(from), parametersOf(to)]
  return (
    textOf(from, 'result') === textOf(to, 'result') &&
    before.length === after.length &&
    before.every((parameter, place) => allows(parameter, after[place] ?? ''))
  )
}

/** One without a name can be given one. */
function allows(before: string, after: string): boolean {
  const [[one = '', isOptional], [other = '', stays]] = [parts(before), parts(after)]
  return (
    (one === other || other.endsWith(` ${one}`)) &&
    (stays !== undefined || isOptional === undefined)
  )
}

function parts(parameter: string): readonly (string | undefined)[] {
  return parameter.split(/ DEFAULT (.*)/s)
}

/** Commas within quotes and parentheses part no parameters. */
function parametersOf(object: SchemaObject): readonly string[] {
  const text = textOf(object, 'arguments') ?? ''
  const found = text.match(/(?:'(?:[^']|'')*'|"(?:[^"]|"")*"|\((?:[^()]|\([^()]*\))*\)|[^,'"(])+/g)
  return (found ?? []).map((each) => each.trim())
}

const aggregate: SchemaKind = {
  stands: 'own',
  rebinds: true,
  create: (object) => [
    step(`CREATE AGGREGATE ${nameAndArguments(object)} (${textOf(object, 'definition')})`),
  ],
  drop: (object) => [step(`DROP AGGREGATE ${routineName(object)}`)],
  alter: (change) => (changedAttributes(change).size === 0 ? { steps: [] } : undefined),
  occupies: ({ id }) => id.slice(id.indexOf(' ')),
}

function nameAndArguments(object: SchemaObject): string {
  const given = textOf(object, 'arguments') ?? ''
  return `${qualified(object)}(${given === '' ? '*' : given})`
}

export const routineKinds: SchemaKinds = {
  function: withRemarks(routine('FUNCTION')),
  procedure: withRemarks(routine('PROCEDURE')),
  aggregate: withRemarks(aggregate),
}
