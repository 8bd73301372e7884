import { type Static, Type } from '@sinclair/typebox'
import { databaseNumber, encoding } from './bytes.ts'

const strict = { additionalProperties: false }

export const memoryRequest = Type.Object(
  {
    database: databaseNumber,
    match: Type.Optional(Type.String({ minLength: 1 })),
    /** Between the parts of a key's name; `:` where it is absent. */
    separator: Type.Optional(Type.String({ minLength: 1, maxLength: 16 })),
    /** So many parts of a name make a prefix; 1 where it is absent. */
    depth: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  },
  strict,
)

const usage = { keys: Type.Integer(), bytes: Type.Integer() }

export const memoryReport = Type.Object({
  ...usage,
  types: Type.Array(Type.Object({ type: Type.String(), ...usage })),
  /** Largest first; those that are too many stand together in `others`. */
  prefixes: Type.Array(
    Type.Object({ prefix: Type.String(), encoding: Type.Optional(encoding), ...usage }),
  ),
  others: Type.Object(usage),
  largest: Type.Array(
    Type.Object({
      key: Type.String(),
      encoding: Type.Optional(encoding),
      type: Type.String(),
      bytes: Type.Integer(),
    }),
  ),
  /** Keys that expire, and the keys that stay. */
  expiring: Type.Integer(),
  /** Keys that the server lists though the user may not reach them: they are not among `keys`. */
  unreachable: Type.Integer(),
})
export type MemoryReport = Static<typeof memoryReport>

const jobKinds = ['memory', 'delete', 'count'] as const

/** Work that takes longer than a request: ask for it again until its state is none of `running`. */
export const job = Type.Object({
  id: Type.String(),
  kind: Type.Union(jobKinds.map((kind) => Type.Literal(kind))),
  state: Type.Union([
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('cancelled'),
    Type.Literal('failed'),
  ]),
  database: Type.Integer(),
  match: Type.Union([Type.String(), Type.Null()]),
  scanned: Type.Integer(),
  /** Null where the user may not ask how many keys there are. */
  total: Type.Union([Type.Integer(), Type.Null()]),
  /** The keys that fitted so far. */
  found: Type.Integer(),
  deleted: Type.Integer(),
  undoId: Type.Union([Type.String(), Type.Null()]),
  /** Of a job that analyses memory: as far as it has come. */
  memory: Type.Union([memoryReport, Type.Null()]),
  /** Of a job that failed: one of the four messages. */
  error: Type.Union([Type.String(), Type.Null()]),
  startedAt: Type.String(),
  ms: Type.Integer(),
})
export type Job = Static<typeof job>

export const startedJob = Type.Object({ job })
export type StartedJob = Static<typeof startedJob>

export const jobList = Type.Object({ jobs: Type.Array(job) })
export type JobList = Static<typeof jobList>
