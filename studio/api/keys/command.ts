import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { bytes, databaseNumber, shownBytes, timing } from './bytes.ts'

const strict = { additionalProperties: false }

export const commandRequest = Type.Object(
  {
    args: Type.Array(bytes, { minItems: 1, maxItems: 10_000 }),
    database: databaseNumber,
    /** Of a gated command: its name, as the refusal says it. */
    confirm: Type.Optional(Type.String()),
  },
  strict,
)
export type CommandRequest = Static<typeof commandRequest>

/** What the server answers, as a tree. Errors are told in our own words. */
const commandReply: TSchema = Type.Recursive(
  (self) =>
    Type.Union([
      Type.Object({ type: Type.Literal('null') }),
      /** The digits, which may be more than JSON numbers keep. */
      Type.Object({ type: Type.Literal('integer'), value: Type.String() }),
      Type.Object({ type: Type.Literal('string'), ...shownBytes.properties }),
      Type.Object({ type: Type.Literal('error'), kind: Type.String(), message: Type.String() }),
      Type.Object({
        type: Type.Literal('list'),
        items: Type.Array(self),
        /** So many more that are not shown. */
        left: Type.Integer(),
      }),
    ]),
  { $id: 'CommandReply' },
)

export type CommandReply =
  | { readonly type: 'null' }
  | { readonly type: 'integer'; readonly value: string }
  | ({ readonly type: 'string' } & Static<typeof shownBytes>)
  | { readonly type: 'error'; readonly kind: string; readonly message: string }
  | { readonly type: 'list'; readonly items: readonly CommandReply[]; readonly left: number }

export const commandAnswer = Type.Object({ command: Type.String(), reply: commandReply, timing })
export interface CommandAnswer {
  readonly command: string
  readonly reply: CommandReply
  readonly timing: Static<typeof timing>
}

const gates = ['open', 'gated', 'refused'] as const

/** For help and completion. */
export const commandHelp = Type.Object({
  /** In capitals; a part of a command with a space: `CONFIG SET`. */
  name: Type.String(),
  /** `HSET key field value [field value ...]`; the name alone where the server has no help. */
  syntax: Type.String(),
  summary: Type.String(),
  group: Type.String(),
  /** The version that it came with. */
  since: Type.String(),
  complexity: Type.String(),
  isWrite: Type.Boolean(),
  gate: Type.Union(gates.map((gate) => Type.Literal(gate))),
  /** Why it is not open; null where it is. */
  reason: Type.Union([Type.String(), Type.Null()]),
})
export type CommandHelp = Static<typeof commandHelp>

export const commandList = Type.Object({ commands: Type.Array(commandHelp) })
export type CommandList = Static<typeof commandList>
