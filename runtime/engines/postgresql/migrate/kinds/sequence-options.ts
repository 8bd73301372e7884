import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { textOf } from './attributes.ts'

/** Each option with how it is said that it is as by itself. */
const standards: readonly (readonly [RegExp, string])[] = [
  [/INCREMENT BY -?\d+/, 'INCREMENT BY 1'],
  [/MINVALUE -?\d+/, 'NO MINVALUE'],
  [/MAXVALUE -?\d+/, 'NO MAXVALUE'],
  [/START WITH -?\d+/, 'START WITH 1'],
  [/CACHE \d+/, 'CACHE 1'],
  [/(?<!NO )CYCLE/, 'NO CYCLE'],
]

/** The options that lead from the ones to the others, each by itself. */
export function optionChanges(from = '', to = ''): readonly string[] {
  return standards.flatMap(([option, standard]) => {
    const [before, after] = [option.exec(from)?.[0], option.exec(to)?.[0]]
    return before === after ? [] : [after ?? standard]
  })
}

export function optionsOf(sequence: SchemaObject): string | undefined {
  return textOf(sequence, 'options')
}
