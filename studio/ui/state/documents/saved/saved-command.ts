import { ended, pipelineText, type Stage, stagesOf, withOffStages } from '../aggregate/pipeline.ts'
import { type EjsonObject, memberOf } from '../ejson/ejson-value.ts'
import { toldDocument } from '../ejson/told-ejson.ts'
import { ejsonText } from '../ejson/write-ejson.ts'
import { type FindView, PLAIN_VIEW } from '../find/find-view.ts'
import type { CollectionAddress } from '../place/collection-address.ts'

/** A query or a pipeline that somebody has saved or run, as a command of MongoDB. */
export type SavedCommand =
  | { readonly kind: 'find'; readonly address: CollectionAddress; readonly view: FindView }
  | {
      readonly kind: 'aggregate'
      readonly address: CollectionAddress
      readonly stages: readonly Stage[]
    }

/** Returns the command of a pipeline; stages that are off stay in it as comments. */
export function aggregateCommand(
  { database, collection }: CollectionAddress,
  stages: readonly Stage[],
): string {
  const pipeline = pipelineText(stages).replaceAll('\n', '\n  ')
  return commandText({ aggregate: JSON.stringify(collection), pipeline }, database)
}

/** Returns the command of a query. */
export function findCommand(
  { database, collection }: CollectionAddress,
  { filter, sort, projection, collation, skip, limit }: FindView,
): string {
  const texts = Object.entries({ filter, sort, projection, collation }).filter(
    ([, text]) => text.trim() !== '',
  )
  const numbers = { skip: skip === 0 ? undefined : String(skip), limit: String(limit) }
  return commandText(
    { find: JSON.stringify(collection), ...Object.fromEntries(texts), ...numbers },
    database,
  )
}

function commandText(
  members: Readonly<Record<string, string | undefined>>,
  database: string,
): string {
  const given = Object.entries({ ...members, $db: JSON.stringify(database) })
  const lines = given.flatMap(([name, text]) =>
    text === undefined ? [] : `  ${name}: ${ended(text)},`,
  )
  return `{\n${lines.join('\n')}\n}`
}

/** Reads a command; undefined for a text that is none of these. */
export function readCommand(text: string): SavedCommand | undefined {
  const told = toldDocument(withOffStages(text))
  if ('message' in told || told.value.kind !== 'object') return undefined
  const command = told.value
  const database = textAt(command, '$db')
  const found = textAt(command, 'find')
  const aggregated = textAt(command, 'aggregate')
  if (database === undefined) return undefined
  if (found !== undefined)
    return { kind: 'find', address: { database, collection: found }, view: viewOf(command) }
  const pipeline = memberOf(command, 'pipeline')
  if (aggregated === undefined || pipeline === undefined) return undefined
  const read = stagesOf(pipeline)
  if ('message' in read) return undefined
  const address = { database, collection: aggregated }
  return { kind: 'aggregate', address, stages: read.stages }
}

/** A command in one line, for a list. */
export function commandLine(command: SavedCommand): string {
  if (command.kind === 'aggregate')
    return command.stages.map(({ operator }) => operator).join(' → ') || 'no stages'
  const { filter, sort } = command.view
  return [filter === '' ? '{ }' : filter, sort === '' ? '' : `sort ${sort}`]
    .filter((part) => part !== '')
    .join(', ')
}

function viewOf(command: EjsonObject): FindView {
  const shell = (name: string) => {
    const value = memberOf(command, name)
    const isEmpty = value?.kind !== 'object' || value.members.length === 0
    return isEmpty ? '' : ejsonText(value, { style: 'shell' })
  }
  const number = (name: string) => Number(textAt(command, name) ?? Number.NaN)
  return {
    ...PLAIN_VIEW,
    ...{ filter: shell('filter'), sort: shell('sort') },
    ...{ projection: shell('projection'), collation: shell('collation') },
    skip: number('skip') || PLAIN_VIEW.skip,
    limit: number('limit') || PLAIN_VIEW.limit,
  }
}

function textAt(command: EjsonObject, name: string): string | undefined {
  const value = memberOf(command, name)
  return value?.kind === 'scalar' ? value.text : undefined
}
