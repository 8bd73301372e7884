import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { DatabaseNames } from './database-names.ts'

const SEQUENCE =
  /^CREATE SEQUENCE `(?:[^`]|``)*`(?: as ([\w ]+?))? start with (-?\d+) minvalue (-?\d+) maxvalue (-?\d+) increment by (-?\d+) (nocache|cache \d+) (nocycle|cycle)(?: ENGINE=(\w+))?/i

/** Undefined where it is written in a way that is not known. */
export function readSequence(
  name: string,
  shown: string,
  names: DatabaseNames,
): SchemaObject | undefined {
  const match = SEQUENCE.exec(shown)
  if (match === null) return undefined
  const [, type, start, minimum, maximum, increment, cache, cycle, engine] = match
  return {
    id: names.relationId(name),
    kind: 'sequence',
    schema: undefined,
    name,
    parent: undefined,
    attributes: { type, start, minimum, maximum, increment, cache, cycle, engine },
    needs: [],
  }
}
