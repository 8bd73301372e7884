import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault } from '../diagnostics/fault.ts'
import type { ConfigTable } from './config-table.ts'

export interface StudioConfig {
  /** The port that is tried first; undefined without one. */
  readonly port: number | undefined
  /** Milliseconds. */
  readonly statementTimeout: number
  /** Changes are kept, so that they can be taken back: the journal holds values of rows. */
  readonly journal: boolean
}

const LAST_PORT = 65_535
const STATEMENT_TIMEOUT = '30s'

const millisecondsOf: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 }

/** The table `[studio]`. */
export function studioConfigOf(studio: ConfigTable, faults: Renderable[]): StudioConfig {
  return {
    port: portOf(studio, faults),
    statementTimeout: statementTimeoutOf(studio, faults),
    journal: studio.flag('journal') ?? true,
  }
}

function portOf(studio: ConfigTable, faults: Renderable[]): number | undefined {
  const written = studio.value('port')
  if (written === undefined) return undefined
  const { value, place } = written
  const isPort = typeof value === 'number' && Number.isInteger(value)
  if (isPort && value > 0 && value <= LAST_PORT) return value
  faults.push(fault('malformed-first-port', { port: String(value) }, place))
  return undefined
}

function statementTimeoutOf(studio: ConfigTable, faults: Renderable[]): number {
  const written = studio.text('statement_timeout')
  const { number = '', unit = '' } =
    /^(?<number>[1-9]\d{0,5})(?<unit>ms|s|min)$/.exec(written?.value ?? STATEMENT_TIMEOUT)
      ?.groups ?? {}
  if (written && number === '') {
    const params = { key: 'studio.statement_timeout', found: written.value, form: '30s' }
    faults.push(fault('malformed-time', params, written.place))
  }
  return Number(number) * (millisecondsOf[unit] ?? 1)
}
