import { type BsonObject, type BsonValue, memberOf } from '../bson/bson-value.ts'
import { textOf } from '../bson/scalars.ts'
import type { Namespace } from '../find/find-request.ts'

/** What a pipeline writes; undefined: nothing. */
export function writtenBy(stages: readonly BsonObject[], database: string): Namespace | undefined {
  const last = stages.at(-1)
  const out = last && memberOf(last, '$out')
  const merge = last && memberOf(last, '$merge')
  const into = merge?.kind === 'object' ? memberOf(merge, 'into') : merge
  const target = out ?? into
  return target && targetOf(target, database)
}

/** Whether a stage that writes stands anywhere: a server takes it in the last place only. */
export function holdsWriting(value: BsonValue): boolean {
  if (value.kind === 'array') return value.items.some(holdsWriting)
  if (value.kind === 'scalar') return false
  return value.members.some(
    (member) => member.name === '$out' || member.name === '$merge' || holdsWriting(member.value),
  )
}

function targetOf(value: BsonValue, database: string): Namespace | undefined {
  if (value.kind === 'object') {
    const collection = memberOf(value, 'coll')
    const other = memberOf(value, 'db')
    return (
      collection && {
        database: (other && text(other)) ?? database,
        collection: text(collection) ?? '',
      }
    )
  }
  const collection = text(value)
  return collection === undefined ? undefined : { database, collection }
}

function text(value: BsonValue): string | undefined {
  return value.kind === 'scalar' && value.type === 'string' ? textOf(value.bytes) : undefined
}
