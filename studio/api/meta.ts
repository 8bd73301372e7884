import { type Static, Type } from '@sinclair/typebox'

export const health = Type.Object({ status: Type.Literal('ok'), version: Type.String() })
export type Health = Static<typeof health>

/** What the page must know before it shows anything; it holds no secrets. */
export const meta = Type.Object({
  apiVersion: Type.Literal(1),
  /** Of quarry. */
  version: Type.String(),
  variant: Type.Union([
    Type.Literal('relational'),
    Type.Literal('document'),
    Type.Literal('key-value'),
  ]),
  /** The name of the SQL dialect: `postgresql`, `mysql`, `mariadb`, `sqlite`. */
  dialect: Type.String(),
  /** How the dialect is called in sentences. */
  dialectLabel: Type.String(),
  /** What the server says it is. */
  serverVersion: Type.String(),
  /** The name of the database, or of its file. */
  database: Type.String(),
  /** The address without its password. */
  address: Type.String(),
  /** The name of the environment of quarry.toml; null without one. */
  environment: Type.Union([Type.String(), Type.Null()]),
  defaultSchema: Type.String(),
  readOnly: Type.Boolean(),
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
    bodyBytes: Type.Integer(),
    pageRows: Type.Integer(),
    pageOffset: Type.Integer(),
    sqlRows: Type.Integer(),
    sqlBytes: Type.Integer(),
    cellCharacters: Type.Integer(),
    identifierCharacters: Type.Integer(),
    statementTimeoutMs: Type.Integer(),
  }),
  /** Strings are written in single quotes; names in this sign. */
  identifierQuote: Type.String(),
})
export type Meta = Static<typeof meta>
