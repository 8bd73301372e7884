import { type Static, Type } from '@sinclair/typebox'

export const health = Type.Object({ status: Type.Literal('ok'), version: Type.String() })
export type Health = Static<typeof health>

/** What every variant of the studio tells. */
export const sharedMeta = {
  apiVersion: Type.Literal(1),
  /** Of quarry. */
  version: Type.String(),
  /** What the server says it is. */
  serverVersion: Type.String(),
  /** The address without its password. */
  address: Type.String(),
  /** The name of the environment of quarry.toml; null without one. */
  environment: Type.Union([Type.String(), Type.Null()]),
  readOnly: Type.Boolean(),
}

export const sharedLimits = {
  bodyBytes: Type.Integer(),
  statementTimeoutMs: Type.Integer(),
}

/** What the page must know before it shows anything; it holds no secrets. */
export const meta = Type.Object({
  ...sharedMeta,
  variant: Type.Literal('relational'),
  /** The name of the SQL dialect: `postgresql`, `mysql`, `mariadb`, `sqlite`. */
  dialect: Type.String(),
  /** How the dialect is called in sentences. */
  dialectLabel: Type.String(),
  /** The name of the database, or of its file. */
  database: Type.String(),
  defaultSchema: Type.String(),
  capabilities: Type.Object({
    schemas: Type.Boolean(),
    transactions: Type.Boolean(),
    undo: Type.Boolean(),
    explain: Type.Boolean(),
    /** Plans with the rows and times of a run. */
    analyze: Type.Boolean(),
    sharedQueries: Type.Boolean(),
    /** The studio is that of a project, whose migrations it shows and runs. */
    migrations: Type.Boolean(),
    /** Filters match regular expressions. */
    regex: Type.Boolean(),
  }),
  limits: Type.Object({
    ...sharedLimits,
    pageRows: Type.Integer(),
    pageOffset: Type.Integer(),
    sqlRows: Type.Integer(),
    sqlBytes: Type.Integer(),
    cellCharacters: Type.Integer(),
    identifierCharacters: Type.Integer(),
  }),
  /** Strings are written in single quotes; names in this sign. */
  identifierQuote: Type.String(),
})
export type Meta = Static<typeof meta>
