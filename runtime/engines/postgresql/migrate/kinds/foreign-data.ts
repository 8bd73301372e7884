import type { ObjectChange, SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { foreignOptionChange } from './foreign-options.ts'
import { literal, quote } from './names.ts'
import { withRemarks } from './remarks.ts'

const wrapper: SchemaKind = {
  stands: 'own',
  create: (object) => {
    const sql = `CREATE FOREIGN DATA WRAPPER ${quote(object.name)}`
    return [step(`${sql}${routines(object)}${optionsText(object)}`)]
  },
  drop: ({ name }) => [step(`DROP FOREIGN DATA WRAPPER ${quote(name)}`)],
  alter: (change) => ({ steps: wrapperSteps(change) }),
}

function routines(object: SchemaObject): string {
  return (['handler', 'validator'] as const)
    .map((each) => [each.toUpperCase(), textOf(object, each)])
    .flatMap(([word, routine]) => (routine === undefined ? [] : [` ${word} ${routine}`]))
    .join('')
}

function optionsText(object: SchemaObject): string {
  const options = textOf(object, 'foreignOptions')
  return options === undefined ? '' : ` OPTIONS (${options})`
}

function wrapperSteps(change: ObjectChange): readonly Step[] {
  const { from, to } = change
  const changed = (['handler', 'validator'] as const).flatMap((each) => {
    const routine = textOf(to, each)
    if (textOf(from, each) === routine) return []
    const word = each.toUpperCase()
    return [routine === undefined ? `NO ${word}` : `${word} ${routine}`]
  })
  const actions = [...changed, ...optionActions(change)]
  if (actions.length === 0) return []
  return [step(`ALTER FOREIGN DATA WRAPPER ${quote(to.name)} ${actions.join(' ')}`)]
}

function optionActions({ from, to }: ObjectChange): readonly string[] {
  return foreignOptionChange(textOf(from, 'foreignOptions'), textOf(to, 'foreignOptions'))
}

const server: SchemaKind = {
  stands: 'own',
  create: (object) => {
    const [type, version] = [textOf(object, 'type'), textOf(object, 'version')]
    const kind = type === undefined ? '' : ` TYPE ${literal(type)}`
    const release = version === undefined ? '' : ` VERSION ${literal(version)}`
    const of = `FOREIGN DATA WRAPPER ${quote(textOf(object, 'wrapper') ?? '')}`
    return [
      step(`CREATE SERVER ${quote(object.name)}${kind}${release} ${of}${optionsText(object)}`),
    ]
  },
  drop: ({ name }) => [step(`DROP SERVER ${quote(name)}`)],
  alter(change) {
    const { from, to } = change
    if (['wrapper', 'type'].some((name) => textOf(from, name) !== textOf(to, name)))
      return undefined
    const version = textOf(to, 'version')
    const release = version === undefined ? 'NULL' : literal(version)
    const actions = [
      ...(textOf(from, 'version') === version ? [] : [`VERSION ${release}`]),
      ...optionActions(change),
    ]
    const alter = `ALTER SERVER ${quote(to.name)}`
    return { steps: actions.length === 0 ? [] : [step(`${alter} ${actions.join(' ')}`)] }
  },
  rename: ({ name }, wanted) => [step(`ALTER SERVER ${quote(name)} RENAME TO ${quote(wanted)}`)],
}

const userMapping: SchemaKind = {
  stands: 'own',
  create: (object) => [step(`CREATE ${mapping(object)}${optionsText(object)}`)],
  drop: (object) => [step(`DROP ${mapping(object)}`)],
  alter: (change) => ({
    steps: optionActions(change).map((action) => step(`ALTER ${mapping(change.to)} ${action}`)),
  }),
}

function mapping(object: SchemaObject): string {
  const role = object.name === 'PUBLIC' ? 'PUBLIC' : quote(object.name)
  return `USER MAPPING FOR ${role} SERVER ${quote(textOf(object, 'server') ?? '')}`
}

export const foreignDataKinds: SchemaKinds = {
  'foreign data wrapper': withRemarks(wrapper),
  server: withRemarks(server),
  'user mapping': userMapping,
}
