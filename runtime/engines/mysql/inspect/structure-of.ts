import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import type { StructureReader } from '../../../structure/structure.ts'
import { mysqlStructure } from './structure.ts'
import { mariadbQueries, mysqlQueries } from './structure-queries.ts'

/** Of the product whose dialect it is. */
export function structureOf(dialect: Dialect): StructureReader {
  return mysqlStructure(dialect.label === 'MariaDB' ? mariadbQueries : mysqlQueries, dialect)
}
