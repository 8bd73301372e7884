import { accessClauses, accessStatements } from './access.ts'
import { sharedClauses } from './clauses.ts'
import { dataClauses, dataStatements } from './data.ts'
import { databaseClauses, databaseStatements } from './databases.ts'
import { commentClauses, commentStatements, dropStatements } from './drops.ts'
import { foreignDataClauses, foreignDataStatements } from './foreign-data.ts'
import { operatorClauses, operatorStatements } from './operators.ts'
import { programClauses, programStatements } from './programs.ts'
import { transactionStatements } from './transactions.ts'

/** PostgreSQL 18, part VI of the manual: the statements that the catalog does not hold. */
export const statements = {
  ...transactionStatements,
  ...dataStatements,
  ...accessStatements,
  ...databaseStatements,
  ...foreignDataStatements,
  ...programStatements,
  ...operatorStatements,
  ...dropStatements,
  ...commentStatements,
}

export const clauses = {
  ...sharedClauses,
  ...dataClauses,
  ...accessClauses,
  ...databaseClauses,
  ...foreignDataClauses,
  ...programClauses,
  ...operatorClauses,
  ...commentClauses,
}
