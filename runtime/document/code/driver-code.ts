import { array, type BsonObject } from '../bson/bson-value.ts'
import type { FindQuery } from '../find/find-request.ts'
import { valueCode } from './value-code.ts'

interface CodeQuery extends FindQuery {
  readonly limit: number | undefined
  /** Of a pipeline. */
  readonly stages: readonly BsonObject[] | undefined
}

/** Returns a query as JavaScript for the driver `mongodb`. */
export function driverCode(query: CodeQuery): string {
  const { database, collection, stages } = query
  const call = stages === undefined ? findCode(query) : aggregateCode(stages, query)
  const lines = [
    ...['const documents = await client', `  .db(${quoted(database)})`],
    ...[`  .collection(${quoted(collection)})`, `  ${call}`, '  .toArray()'],
  ]
  return `${importsOf(lines.join('\n'))}${lines.join('\n')}\n`
}

function aggregateCode(stages: readonly BsonObject[], { collation }: CodeQuery): string {
  const options = isGiven(collation) ? `, { collation: ${valueCode(collation)} }` : ''
  return `.aggregate(${valueCode(array(stages))}${options})`
}

function findCode({ filter, projection, sort, skip, limit, collation }: CodeQuery): string {
  const steps = [
    `.find(${valueCode(filter)})`,
    ...(['project', 'sort', 'collation'] as const).flatMap((name) => {
      const value = { project: projection, sort, collation }[name]
      return isGiven(value) ? [`.${name}(${valueCode(value)})`] : []
    }),
    ...(skip ? [`.skip(${skip})`] : []),
    ...(limit === undefined ? [] : [`.limit(${limit})`]),
  ]
  return steps.join('\n  ')
}

function isGiven(value: BsonObject | undefined): value is BsonObject {
  return value !== undefined && value.members.length > 0
}

/** The names of the driver that the code uses. */
function importsOf(code: string): string {
  const names = [
    ...code.matchAll(
      /\b(ObjectId|Long|Double|Decimal128|Binary|Timestamp|BSONRegExp|MinKey|MaxKey|EJSON)\b/g,
    ),
  ]
  const used = [...new Set(names.map(([name]) => name))].toSorted()
  return used.length === 0 ? '' : `import { ${used.join(', ')} } from 'mongodb'\n\n`
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
