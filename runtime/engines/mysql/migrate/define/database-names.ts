import type { ObjectId } from '../../../../migrate/schema-object.ts'
import type { Answers } from './ask.ts'
import { objectId } from './object-id.ts'

/** What names in definitions stand for. */
export interface DatabaseNames {
  readonly database: string
  readonly account: string
  /** Of a table, a view or a sequence; a name of none of them is taken for a table. */
  relationId(name: string): ObjectId
  isView(name: string): boolean
  /** The default of a table for columns that are added. */
  collationOf(table: string): string | undefined
  /** Undefined: it is a function of the server. */
  functionId(name: string): ObjectId | undefined
}

const kindOfType: Readonly<Record<string, string>> = { VIEW: 'view', SEQUENCE: 'sequence' }

export function relationKind(type: string): string {
  return kindOfType[type] ?? 'table'
}

export function databaseNames({ settings, relations, routines }: Answers): DatabaseNames {
  const folds = Number(settings.foldsNames) === 1
  const fold = (name: string) => (folds ? name.toLowerCase() : name)
  const kinds = new Map(relations.map(({ name, type }) => [fold(name), relationKind(type)]))
  const collations = new Map(relations.map(({ name, collation }) => [name, collation]))
  const functions = routines.filter(({ type }) => type === 'FUNCTION')
  const functionNames = new Map(functions.map(({ name }) => [name.toLowerCase(), name]))
  return {
    database: settings.database,
    account: settings.account,
    relationId: (name) => objectId(kinds.get(fold(name)) ?? 'table', fold(name)),
    isView: (name) => kinds.get(fold(name)) === 'view',
    collationOf: (table) => collations.get(table) ?? undefined,
    functionId(name) {
      const known = functionNames.get(name.toLowerCase())
      return known === undefined ? undefined : objectId('function', known)
    },
  }
}
