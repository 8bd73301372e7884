import type { BlockRules } from '../../block-rules.ts'
import { stateNamed, stateOf, takes } from './conditions.ts'
import { call, cast } from './known-values.ts'
import { systemRows } from './system-rows.ts'

/** DO (PostgreSQL manual, chapter 41). */
export const blocks: BlockRules = { stateOf, stateNamed, takes, rows: systemRows, call, cast }
