import type { Stored } from '../../stored.ts'
import { isNumber, storageClass } from './storage-class.ts'

/**
 * A text beside a column or a CAST of numbers is read as a number (Datatypes In SQLite, 4.2), and a collation that
 * is not the key's own may be that of the comparison (7.1).
 */
export function tellsApart(key: Stored, value: Stored): boolean {
  const isRead = value.isTyped && isNumber(storageClass(value.type))
  const other = value.collation?.toLowerCase() ?? 'binary'
  return (
    (!isRead || isNumber(storageClass(key.type))) &&
    (other === 'binary' || other === key.collation?.toLowerCase())
  )
}

/** Without an affinity for one of them a column may hold 1 and 1.0; of a REAL there are two zeros. */
export function equalsOnlyItself({ type, collation }: Stored): boolean {
  const found = storageClass(type)
  if (found === 'text') return collation === undefined || collation.toLowerCase() === 'binary'
  return found === 'integer' || found === 'number'
}
