import type { Database, RowReader, RowStream, Statement, StreamOptions } from '../database.ts'
import type { OpenDatabase } from '../open-database.ts'

/** What is read of a database before it is seeded. */
export interface SeedSource extends Pick<
  OpenDatabase,
  'dialect' | 'sqlText' | 'exportText' | 'structure'
> {
  readonly database: SeedReader
}

export interface SeedReader extends RowReader, Pick<Database, 'catalog'> {
  stream(statement: Statement, options?: StreamOptions): Promise<Pick<RowStream, 'batches'>>
}
