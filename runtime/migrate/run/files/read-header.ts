import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import type { CommentLine } from '../../../../compiler/read-migration.ts'
import { migrationFault } from '../migration-faults.ts'
import type { ScriptHeader } from './migration.ts'

const millisecondsOf: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 }

type Values = { -readonly [Key in keyof ScriptHeader]: ScriptHeader[Key] }

interface Key {
  /** What may stand behind the colon, as a hint says it. */
  readonly form: string
  /** False: it is not understood. */
  readonly read: (value: string, values: Values) => boolean
}

const keys: Readonly<Record<string, Key>> = {
  tx: {
    form: 'none',
    read: (value, values) => {
      values.isOneTransaction = false
      return value === 'none'
    },
  },
  timeout: {
    form: '30s, with ms, s or min',
    read: (value, values) => {
      const { number, unit = '' } =
        /^(?<number>[1-9]\d{0,6}) ?(?<unit>ms|s|min)$/.exec(value)?.groups ?? {}
      values.timeout = Number(number) * (millisecondsOf[unit] ?? 1)
      return number !== undefined
    },
  },
  irreversible: {
    form: 'the reason',
    read: (value, values) => {
      values.irreversible = value
      return value !== ''
    },
  },
  parent: {
    form: 'the 14 digits of a migration',
    read: (value, values) => {
      values.parents = [...values.parents, value]
      return /^\d{14}$/.test(value)
    },
  },
}

/** Reads `-- tx: none` and the like; other comments are comments. */
export function readHeader(
  lines: readonly CommentLine[],
  file: string,
  faults: Renderable[],
): ScriptHeader {
  const values: Values = {
    isOneTransaction: true,
    timeout: undefined,
    irreversible: undefined,
    parents: [],
  }
  for (const { text, at } of lines) {
    const [, name = '', found = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? []
    const key = Object.hasOwn(keys, name) ? keys[name] : undefined
    if (key === undefined || key.read(found, values)) continue
    const params = { name, found, form: key.form }
    faults.push(migrationFault('malformed-header', params, { file, ...at }))
  }
  return values
}
