import type { Thing } from '../../ir/change.ts'

/** `auto`: it goes silently with what it depends on; `internal`: and by itself not at all. */
export interface Dependent {
  readonly thing: Thing
  readonly kind: 'normal' | 'auto' | 'internal'
}

/** `thing` depends on `on`. */
export interface Dependency extends Dependent {
  readonly on: Thing
}
