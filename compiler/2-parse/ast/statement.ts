import type {
  AlterEnum,
  AlterObject,
  AlterTable,
  CommentOn,
  DropObject,
  RenameTables,
  SetSearchPath,
} from './alter.ts'
import type { Other, Unmodelled } from './as-written.ts'
import type { CreateIndex } from './create-index.ts'
import type { CreateView } from './create-view.ts'
import type { Delete, Insert, Merge, Update } from './data-change.ts'
import type {
  CreateComposite,
  CreateDomain,
  CreateEnum,
  CreateSchema,
  CreateSequence,
} from './object.ts'
import type { Query } from './query.ts'
import type { CreateRoutine } from './routine.ts'
import type { CreateTable, CreateTableAs, CreateVirtualTable } from './table.ts'

/**
 * The syntax of one statement, in a superset of what the dialects write: what the parser of a dialect
 * accepts, its engine accepts. Names are unescaped and folded as the engine folds them; nothing is
 * looked up yet.
 */
export type Statement = QueryStatement | Definition | Other

export type QueryStatement = Query | Insert | Update | Delete | Merge

export type Definition =
  | CreateSchema
  | CreateTable
  | CreateTableAs
  | CreateVirtualTable
  | CreateIndex
  | CreateView
  | CreateEnum
  | CreateComposite
  | CreateDomain
  | CreateSequence
  | CreateRoutine
  | AlterTable
  | AlterEnum
  | AlterObject
  | RenameTables
  | DropObject
  | CommentOn
  | SetSearchPath
  | Unmodelled
