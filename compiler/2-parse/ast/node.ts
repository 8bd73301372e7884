import type { Span } from '../../source/span.ts'

export interface Node {
  readonly at: Span
}

/** `text` is the name as the engine keeps it; `quoted` tells `"x"` from `x` where that matters. */
export interface Name extends Node {
  readonly text: string
  readonly quoted: boolean
}

/** `a`, `a.b`, `a.b.c`: at least one part, the object's own name last. */
export interface QualifiedName extends Node {
  readonly parts: readonly Name[]
}
