import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'

/** ` WITH (fillfactor='70')`, or nothing. */
export function withOptions(object: SchemaObject): string {
  const options = textOf(object, 'options')
  return options === undefined ? '' : ` WITH (${options})`
}

/** Sets and resets what differs: `altered` is `TABLE public.users`. */
export function optionSteps(change: ObjectChange, altered: string): readonly Step[] {
  const [before, after] = [optionsOf(change.from), optionsOf(change.to)]
  const gone = [...before.keys()].filter((name) => !after.has(name))
  const set = [...after].filter(([name, option]) => before.get(name) !== option)
  const steps: Step[] = []
  if (gone.length > 0) steps.push(step(`ALTER ${altered} RESET (${gone.join(', ')})`))
  if (set.length > 0)
    steps.push(step(`ALTER ${altered} SET (${set.map(([, option]) => option).join(', ')})`))
  return steps
}

/** By name. */
function optionsOf(object: SchemaObject): ReadonlyMap<string, string> {
  const text = textOf(object, 'options') ?? ''
  const found = text.matchAll(/([^=, ]+)='(?:[^']|'')*'/g)
  return new Map([...found].map(([option, name = '']) => [name, option]))
}
