import { lex } from './1-lex/lexer.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import type { ChangeHazard, TableChange } from './dialects/change-hazards.ts'
import type { Dialect } from './dialects/dialect.ts'
import { createReport } from './diagnostics/report.ts'

/** Why a statement is not harmless where the tables have rows. */
export interface WrittenHazard {
  readonly kind: 'data-loss' | ChangeHazard['kind']
  /** `table users`, `column users.email` */
  readonly object: string
  /** The table as it is named; undefined where it is about more than one. */
  readonly table: string | undefined
  /** Whole sentences. */
  readonly detail: string
  /** Asks for the number of rows that it hits; undefined where that cannot be asked. */
  readonly count: string | undefined
}

/** What a statement of a migration puts at risk, by its text alone: empty for what cannot be read. Never throws. */
export function writtenHazards(text: string, dialect: Dialect): readonly WrittenHazard[] {
  const tree = parse(lex(text, dialect.lexical), dialect, createReport())
  if (tree === undefined) return []
  switch (tree.kind) {
    case 'drop':
      return dropped(tree, dialect)
    case 'alter-table':
      return tree.actions.flatMap((action) => altered(tree.name, action, dialect))
    case 'create-index':
      return tree.concurrently === true ? [] : changed('create-index', tree.table, dialect)
    case 'delete':
      return tree.where === undefined && tree.limit === undefined
        ? tree.targets.map(({ name }) => emptied(name, dialect))
        : []
    case 'other':
      return tree.command === 'truncate' ? tree.relations.map((name) => emptied(name, dialect)) : []
    default:
      return []
  }
}

/** What takes rows away needs one of these words. */
const TAKES_ROWS = /drop|delete|truncate/i

/** The losses among the hazards of a statement. A statement without a word for one is not parsed. Never throws. */
export function writtenLosses(text: string, dialect: Dialect): readonly WrittenHazard[] {
  if (!TAKES_ROWS.test(text)) return []
  return writtenHazards(text, dialect).filter(({ kind }) => kind === 'data-loss')
}

/** The table that a statement creates, as hazards name it; undefined where it creates none. Never throws. */
export function createdTable(text: string, dialect: Dialect): string | undefined {
  const tree = parse(lex(text, dialect.lexical), dialect, createReport())
  const isTable = tree?.kind === 'create-table' || tree?.kind === 'create-table-as'
  return isTable ? shown(tree.name) : undefined
}

function dropped(tree: Ast.DropObject, dialect: Dialect): readonly WrittenHazard[] {
  if (tree.object === 'schema') {
    const detail = 'Everything in it is lost.'
    return tree.cascade
      ? tree.names.map((name) => ({ ...loss(`schema ${shown(name)}`, detail), table: undefined }))
      : []
  }
  if (tree.object !== 'table' || tree.temporary === true) return []
  return tree.names.map((name) => ({
    ...loss(`table ${shown(name)}`, 'Its rows are lost.', countOf(name, dialect)),
    table: shown(name),
  }))
}

function altered(
  table: Ast.QualifiedName,
  action: Ast.AlterAction,
  dialect: Dialect,
): readonly WrittenHazard[] {
  if (action.kind === 'drop-column') {
    const count = `${countOf(table, dialect)} WHERE ${dialect.text.quote(action.column.text)} IS NOT NULL`
    const object = `column ${shown(table)}.${action.column.text}`
    return [{ ...loss(object, 'Its values are lost.', count), table: shown(table) }]
  }
  if (action.kind === 'set-type' || action.kind === 'change-column')
    return changed('set-type', table, dialect, action.column.text)
  if (action.kind === 'set-not-null')
    return changed('set-not-null', table, dialect, action.column.text)
  if (action.kind !== 'add-constraint') return []
  const change = constraintChanges[action.constraint.kind]
  const isLater = action.constraint.attributes?.includes('not valid') === true
  return change === undefined || isLater ? [] : changed(change, table, dialect)
}

const constraintChanges: Readonly<Partial<Record<Ast.TableConstraint['kind'], TableChange>>> = {
  'foreign-key': 'add-foreign-key',
  check: 'add-check',
  unique: 'add-key',
  'primary-key': 'add-key',
}

function changed(
  change: TableChange,
  table: Ast.QualifiedName,
  dialect: Dialect,
  column?: string,
): readonly WrittenHazard[] {
  const found = dialect.changeHazards[change]
  if (found === undefined) return []
  const object = column === undefined ? `table ${shown(table)}` : `column ${shown(table)}.${column}`
  return [{ ...found, object, table: shown(table), count: countOf(table, dialect) }]
}

function emptied(name: Ast.QualifiedName, dialect: Dialect): WrittenHazard {
  const found = loss(`rows of ${shown(name)}`, 'All rows are lost.', countOf(name, dialect))
  return { ...found, table: shown(name) }
}

function loss(object: string, detail: string, count?: string): Omit<WrittenHazard, 'table'> {
  return { kind: 'data-loss', object, detail, count }
}

function countOf({ parts }: Ast.QualifiedName, { text }: Dialect): string {
  return `SELECT count(*) FROM ${parts.map((part) => text.quote(part.text)).join('.')}`
}

function shown({ parts }: Ast.QualifiedName): string {
  return parts.map(({ text }) => text).join('.')
}
