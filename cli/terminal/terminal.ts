import type { Paint } from '../../compiler/diagnostics/render.ts'

/** Where a command speaks: what was asked for goes to `out`, all else to `err`. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** For `out`. */
  readonly paint: Paint
  /** For `err`. */
  readonly errorPaint: Paint
  /** Of `err`; undefined where it is no terminal. */
  readonly errorColumns: number | undefined
}
