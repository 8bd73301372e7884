import type { IntrospectedConnection } from '../../../../engine.ts'
import {
  definitionsOf,
  type Definitions,
  type SchemaObject,
} from '../../../../migrate/schema-object.ts'
import { inTable, settled } from '../text/settled.ts'
import { ask, type Answers } from './ask.ts'
import { databaseNames, relationKind, type DatabaseNames } from './database-names.ts'
import { withPlainQuotes } from './plain-quotes.ts'
import { precedingTriggers, readRoutine, readTrigger } from './read-code.ts'
import { readEvent } from './read-event.ts'
import { readSequence } from './read-sequence.ts'
import { readTable } from './read-table.ts'
import { readView } from './read-view.ts'
import { showAll, type Shown } from './show.ts'

/** All objects of the database of the connection. */
export function defineMysql(connection: IntrospectedConnection): Promise<Definitions> {
  return withPlainQuotes(connection, () => read(connection))
}

interface Found {
  readonly objects: readonly SchemaObject[]
  readonly unmodelled: readonly string[]
}

async function read(connection: IntrospectedConnection): Promise<Definitions> {
  const answers = await ask(connection)
  const names = databaseNames(answers)
  const shown = shownOf(answers)
  const texts = await showAll(connection, shown)
  const context = { answers, names, preceding: precedingTriggers(answers.triggers) }
  const found = shown.map((each, index) => readShown(each, texts[index], context))
  const libraries = answers.libraries.map(({ name }) => `library ${name}`)
  return definitionsOf(
    found.flatMap(({ objects }) => objects),
    [...found.flatMap(({ unmodelled }) => unmodelled), ...libraries],
  )
}

/** Sequences and tables first, then what is code. */
function shownOf({ relations, routines, events, triggers }: Answers): readonly Shown[] {
  const all = relations.map(({ name, type }) => ({ kind: relationKind(type), name }))
  return [
    ...all.filter(({ kind }) => kind === 'sequence'),
    ...all.filter(({ kind }) => kind === 'table'),
    ...routines.map(({ name, type }) => ({ kind: type.toLowerCase(), name })),
    ...all.filter(({ kind }) => kind === 'view'),
    ...triggers.map(({ name }) => ({ kind: 'trigger', name })),
    ...events.map(({ name }) => ({ kind: 'event', name })),
  ]
}

interface Context {
  readonly answers: Answers
  readonly names: DatabaseNames
  readonly preceding: ReadonlyMap<string, string>
}

type ReadShown = (name: string, sql: string, context: Context) => Found | undefined

const readers: Readonly<Record<string, ReadShown>> = {
  table: (name, sql, { names }) =>
    readTable({
      name,
      sql: settled(sql, inTable(names.database)),
      collation: names.collationOf(name),
      relationId: names.relationId,
    }),
  view: (name, sql, { names }) => single(readView(name, sql, names)),
  sequence: (name, sql, { names }) => single(readSequence(name, sql, names)),
  function: (name, sql, { names }) => single(readRoutine({ name, type: 'FUNCTION' }, sql, names)),
  procedure: (name, sql, { names }) => single(readRoutine({ name, type: 'PROCEDURE' }, sql, names)),
  trigger(name, sql, { answers, names, preceding }) {
    const row = answers.triggers.find((each) => each.name === name)
    return row && single(readTrigger({ row, shown: sql, previous: preceding.get(name) }, names))
  },
  event(name, sql, { answers, names }) {
    const row = answers.events.find((each) => each.name === name)
    return row && single(readEvent(row, sql, names))
  },
}

/** What the account may not see, and what is of a kind that is not known, is there and is not touched. */
function readShown({ kind, name }: Shown, sql: string | undefined, context: Context): Found {
  const found = sql === undefined ? undefined : readers[kind]?.(name, sql, context)
  return found ?? { objects: [], unmodelled: [`${kind} ${name}`] }
}

function single(object: SchemaObject | undefined): Found | undefined {
  return object && { objects: [object], unmodelled: [] }
}
