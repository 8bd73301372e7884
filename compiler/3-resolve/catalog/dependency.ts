import type { Thing } from '../../ir/change.ts'

/** `auto`: it goes silently with what it depends on. */
export interface Dependent {
  readonly thing: Thing
  readonly kind: 'normal' | 'auto'
}

/** `thing` depends on `on`. */
export interface Dependency extends Dependent {
  readonly on: Thing
}
