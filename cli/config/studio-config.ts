import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault } from '../diagnostics/fault.ts'
import type { ConfigTable } from './config-table.ts'
import { timeSetting } from './time-setting.ts'

export interface StudioConfig {
  /** The port that is tried first; undefined without one. */
  readonly port: number | undefined
  /** Milliseconds. */
  readonly statementTimeout: number
  /** Changes are kept, so that they can be taken back: the journal holds values of rows. */
  readonly journal: boolean
}

const LAST_PORT = 65_535

/** The table `[studio]`. */
export function studioConfigOf(studio: ConfigTable, faults: Renderable[]): StudioConfig {
  const statements = { table: studio, key: 'studio.statement_timeout', standard: '30s' }
  return {
    port: portOf(studio, faults),
    statementTimeout: timeSetting(statements, faults),
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
