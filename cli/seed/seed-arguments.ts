import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { SeedWish } from '../../runtime/seed/plan/seed-wish.ts'
import { findExclusive } from '../arguments/exclusive-options.ts'
import type { SeedConfig } from '../config/seed-config.ts'
import { fault } from '../diagnostics/fault.ts'
import { countOption } from '../migrate/count-option.ts'

export interface SeedArguments {
  /** `orders` and `orders:500`. */
  readonly tables: readonly string[]
  readonly count: string | undefined
  readonly seed: string | undefined
  readonly truncate: boolean
  readonly append: boolean
}

/** Any text is a seed. */
const STANDARD_SEED = '1'

/** What the command line and the project file wish for, or what is wrong on the command line. */
export function seedWish(written: SeedArguments, config: SeedConfig): SeedWish | Renderable {
  const exclusive = findExclusive('--append', { '--truncate': written.truncate })
  if (written.append && exclusive !== undefined) return exclusive
  const count = countOption(written.count, 0)
  if (typeof count !== 'number') return count
  const tables: SeedWish['tables'][number][] = []
  for (const each of written.tables) {
    const table = tableOf(each)
    if ('code' in table) return table
    tables.push(table)
  }
  const settings = written.count === undefined ? config.tables : withoutCounts(config.tables)
  return {
    tables,
    count: count === 0 ? config.count : count,
    seed: written.seed ?? STANDARD_SEED,
    mode: modeOf(written),
    nullRate: config.nullRate,
    settings,
  }
}

function modeOf({ truncate, append }: SeedArguments): SeedWish['mode'] {
  if (truncate) return 'truncate'
  return append ? 'append' : 'empty'
}

/** `--count` is said now, and of all tables. */
function withoutCounts(tables: SeedConfig['tables']): SeedConfig['tables'] {
  return new Map([...tables].map(([name, wish]) => [name, { ...wish, count: undefined }] as const))
}

function tableOf(written: string): SeedWish['tables'][number] | Renderable {
  const colon = written.lastIndexOf(':')
  if (colon === -1) return { name: written, count: undefined }
  const [name, found] = [written.slice(0, colon), written.slice(colon + 1)]
  if (/^[1-9]\d{0,8}$/.test(found)) return { name, count: Number(found) }
  return fault('malformed-rows', { found, table: name }, undefined)
}
