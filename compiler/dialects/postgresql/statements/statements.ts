import { accessClauses, accessStatements } from './access.ts'
import { sharedClauses } from './clauses.ts'
import { dataClauses, dataStatements } from './data.ts'
import { databaseClauses, databaseStatements } from './databases.ts'
import { commentClauses, commentStatements, dropStatements } from './drops.ts'
import { foreignDataClauses, foreignDataStatements } from './foreign-data.ts'
import { operatorClauses, operatorStatements } from './operators.ts'
import { programClauses, programStatements } from './programs.ts'
import { tableClauses, tableStatements } from './tables.ts'
import { specialCallClauses } from './special-calls.ts'
import { transactionStatements } from './transactions.ts'
import { typeClauses, typeStatements } from './types-and-routines.ts'

/** PostgreSQL 18, part VI of the manual. */
export const statements = {
  ...tableStatements,
  ...typeStatements,
  ...transactionStatements,
  ...dataStatements,
  ...accessStatements,
  ...databaseStatements,
  ...foreignDataStatements,
  ...programStatements,
  ...operatorStatements,
  ...dropStatements,
  ...commentStatements,
  'create|alter|drop|comment|security|reassign|import|start': 'unknown',
} as const

export const clauses = {
  ...tableClauses,
  ...typeClauses,
  ...sharedClauses,
  ...dataClauses,
  ...accessClauses,
  ...databaseClauses,
  ...foreignDataClauses,
  ...programClauses,
  ...operatorClauses,
  ...commentClauses,
  ...specialCallClauses,
}
