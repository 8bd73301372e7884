import type { ForeignKey, Relation } from '../../compiler/ir/catalog.ts'
import type { Type } from '../../compiler/ir/type.ts'
import type { RowReader } from '../database.ts'
import type { Connection } from '../engine.ts'
import type { SeedConnection } from './seed-connection.ts'
import type { SeedSession } from './seed-session.ts'
import type { ValueShape } from './values/value-shape.ts'

/** What an engine does for seeding. */
export interface SeedEngine {
  /** Throws MissingDriver, or ConnectionFailed with the password of the address hidden. */
  open(url: string): Promise<SeedSession>
  /** For few rows, on a connection that somebody else has opened. */
  onConnection(connection: Connection): Promise<SeedConnection>
  /** What values of a type may be; undefined: none can be made. */
  shapeOf(type: Type): ValueShape | undefined
  /** The conditions of the domains of columns, as expressions over VALUE. */
  domainChecks(database: RowReader): Promise<readonly DomainCheck[]>
  /** Finds the foreign keys that may lead to a row which is added later in the same transaction. */
  deferred(database: RowReader): Promise<Defers>
}

export type Defers = (key: ForeignKey, from: Pick<Relation, 'schema' | 'name'>) => boolean

export interface DomainCheck {
  readonly schema: string
  readonly domain: string
  readonly expression: string
}
