import type { Catalog } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { ChangedRow, Claim } from '../../journal/journal.ts'
import { type EditedTable, editedTable } from '../edited-table.ts'
import type { Editing } from '../editing.ts'
import { findImage, sameImage } from '../rows/locate-row.ts'
import { allRelations } from '../delete/references.ts'
import type { RowImage } from '../rows/row-image.ts'

/**
 * Settles the changes whose process or connection ended before it could say whether the database had committed them: the
 * rows tell. Gives how many were found to be committed. Throws DatabaseFailure; what is left is settled the next time.
 */
export async function settleAbandoned(
  { open, journal }: Pick<Editing, 'open' | 'journal'>,
  readCatalog: () => Promise<Catalog>,
): Promise<number> {
  const claims = [...journal.abandoned()]
  let committed = 0
  try {
    const catalog = claims.length > 0 ? await readCatalog() : undefined
    for (let claim = claims[0]; claim !== undefined && catalog !== undefined; claim = claims[0]) {
      const isDone = await isCommitted(open.database, { claim, catalog, open })
      if (isDone) claim.settle()
      else claim.withdraw()
      committed += isDone ? 1 : 0
      claims.shift()
    }
    return committed
  } finally {
    for (const claim of claims) claim.abandon()
  }
}

type Looking = Pick<Editing, 'open'> & { readonly claim: Claim; readonly catalog: Catalog }

/**
 * A transaction is whole, so that one row which tells both cases apart tells all of them. Where none does, others have
 * changed all of the rows since, and nothing is left to take back.
 */
async function isCommitted(
  session: Queryable,
  { claim, catalog, open }: Looking,
): Promise<boolean> {
  for (const { row, outcomes } of claim.rows()) {
    const table = tableOf(row, { catalog, open })
    if (table === undefined) continue
    const { with: after, without: before } = outcomes
    const isAfter = await isThere(session, table, { image: after, other: before })
    const isBefore = await isThere(session, table, { image: before, other: after })
    if (isAfter !== isBefore) return isAfter
  }
  return false
}

function tableOf(
  { schema, relation, columns }: ChangedRow,
  { catalog, open }: Pick<Looking, 'catalog' | 'open'>,
): EditedTable | undefined {
  const found = allRelations(catalog).find(
    (each) => each.schema === schema && each.name === relation,
  )
  const table = found && editedTable(open, found)
  const names = table?.columns.map(({ name }) => name).join('\0')
  return names === columns.join('\0') ? table : undefined
}

/** Whether the row is as the image shows it; no image: whether the one of the other image is gone. */
async function isThere(
  session: Queryable,
  table: EditedTable,
  { image, other }: { readonly image: RowImage | undefined; readonly other: RowImage | undefined },
): Promise<boolean> {
  const sought = image ?? other
  if (sought === undefined) return false
  const found = await findImage(session, table, sought)
  if (found === 'too-many') return false
  return image === undefined
    ? found.length === 0
    : found.some((row) => sameImage(table, row, image))
}
