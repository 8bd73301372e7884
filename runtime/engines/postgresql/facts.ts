import type { FailureFacts, FailureKind } from '../../database-failure.ts'
import { ConnectionLost, TransferRefused } from './link/portal.ts'

type Constraint = NonNullable<FailureFacts['constraint']>

/** By SQLSTATE, or by its class (PostgreSQL manual, appendix A). */
const kinds: Readonly<Record<string, FailureKind>> = {
  '08': 'connection',
  '57P01': 'connection',
  '57P02': 'connection',
  '57P03': 'connection',
  '57P05': 'connection',
  '53300': 'connection',
  '25P03': 'connection',
  '57014': 'timeout',
  '55P03': 'timeout',
  '25P04': 'timeout',
  '42501': 'permission',
  '28': 'permission',
  '25006': 'read-only',
  '23': 'constraint',
  '42601': 'syntax',
  '42P01': 'unknown-name',
  '42703': 'unknown-name',
  '42883': 'unknown-name',
  '42704': 'unknown-name',
  '3F': 'unknown-name',
  '3D': 'unknown-name',
  '42P02': 'unknown-name',
  '42P10': 'unknown-name',
  '42804': 'type',
  '42846': 'type',
  '42P18': 'type',
  '42P22': 'type',
  '42P38': 'type',
  '22': 'type',
}

const constraints: Readonly<Record<string, Constraint['kind']>> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '23502': 'not-null',
  '23514': 'check',
  '23P01': 'exclusion',
}

/** What of an error of the server, or of the way to it, may be told. */
export function postgresqlFacts(error: unknown, sql: string): FailureFacts {
  if (error instanceof TransferRefused) return { kind: 'transfer' }
  const code = textOf(error, 'code') ?? ''
  if (error instanceof ConnectionLost || !/^[0-9A-Z]{5}$/.test(code)) {
    return { kind: isOfDriver(error) ? 'connection' : 'other' }
  }
  const kind = kinds[code] ?? kinds[code.slice(0, 2)] ?? 'other'
  return { kind, offset: offsetOf(error, sql), constraint: constraintOf(error, code) }
}

/** Errors of sockets have a code, those of the client that has lost one a message. */
function isOfDriver(error: unknown): boolean {
  if (error instanceof ConnectionLost || textOf(error, 'code') !== undefined) return true
  const message = error instanceof Error ? error.message : ''
  return /connection|not queryable|timeout expired|SSL/i.test(message)
}

/** The engine counts characters from 1, JavaScript UTF-16 units from 0. */
function offsetOf(error: unknown, sql: string): number | undefined {
  const position = Number(textOf(error, 'position') ?? Number.NaN)
  if (!Number.isInteger(position)) return undefined
  return [...sql].slice(0, position - 1).join('').length
}

function constraintOf(error: unknown, code: string): Constraint | undefined {
  const kind = constraints[code]
  if (kind === undefined) return undefined
  const column = textOf(error, 'column')
  const columns = column === undefined ? columnsIn(textOf(error, 'detail')) : [column]
  return { kind, name: textOf(error, 'constraint'), columns }
}

/** `Key (a, "b c")=(1, 2) already exists.`, in whatever language. */
function columnsIn(detail: string | undefined): readonly string[] {
  const list = /\(((?:"(?:[^"]|"")*"|[^()"])*)\)=\(/.exec(detail ?? '')?.[1] ?? ''
  return [...list.matchAll(/"((?:[^"]|"")*)"|[^\s,][^,]*/g)].map(
    ([plain, quoted]) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

function textOf(error: unknown, key: string): string | undefined {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof value === 'string' ? value : undefined
}
