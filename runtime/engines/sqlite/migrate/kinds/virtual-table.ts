import type { ObjectChange, SchemaKind, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { idOf } from '../define/object-ids.ts'
import { foldName } from '../text/names.ts'
import { readVirtualTable } from '../text/virtual-table-text.ts'
import { writtenName } from '../text/written-name.ts'
import { directedSql } from './directed-sql.ts'
import { droppedColumn, rewrittenTable } from './hazards.ts'
import { renameTable } from './table.ts'

/** Of these modules it is known that a table holds what is written into its columns, and can be renamed. */
const HOLDING = /^(?:fts[345]|rtree|geopoly)$/

export const virtualTable: SchemaKind = {
  stands: 'own',
  create: createVirtualTable,
  drop: ({ name, statement }) => {
    const drop = `DROP TABLE ${writtenName(name)}`
    if (isOverOthers(statement)) return [step(drop)]
    const hazard = {
      kind: 'data-loss',
      object: `virtual table ${name}`,
      detail: `The virtual table ${name} is dropped with what it holds.`,
      count: `SELECT count(*) FROM ${writtenName(name)}`,
    } as const
    return [step(drop, hazard)]
  },
  alter(change) {
    const rebuilt = rebuildVirtualTable(change)
    return rebuilt && { steps: [rebuilt] }
  },
  rename: renameTable,
}

/** An index over another table that has rows is empty until it is told to read them. */
function createVirtualTable({ name, statement = '' }: SchemaObject, _: unknown, { from }: Sides) {
  const { content = '', columns } = readVirtualTable(statement)
  const isRead = columns.every((column) => from.objects.has(idOf('column', column, content)))
  if (content === '' || !isRead) return [step(statement)]
  const table = writtenName(name)
  return [step(statement), step(`INSERT INTO ${table} (${table}) VALUES ('rebuild')`)]
}

/** It indexes the rows of another table, from which it can be had again. */
function isOverOthers(statement = ''): boolean {
  return (readVirtualTable(statement).content ?? '') !== ''
}

/** Undefined where the rows of one are none of the other. */
function rebuildVirtualTable({ from, to }: ObjectChange): Step | undefined {
  const [before, after] = [from, to].map(({ statement = '' }) => readVirtualTable(statement))
  if (before === undefined || before.module !== after?.module) return undefined
  const isHeld = [before, after].every(({ content }) => content === undefined)
  if (!HOLDING.test(before.module) || !isHeld) return undefined
  const names = new Set(after.columns.map(foldName))
  const dropped = before.columns.filter((column) => !names.has(foldName(column)))
  const hazards = [...dropped.map((column) => droppedColumn(column, from)), rewrittenTable(from)]
  return step(directedSql('rebuild', from.name, to.statement ?? ''), ...hazards)
}
