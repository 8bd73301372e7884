import type { Stored } from '../../dialect.ts'
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
