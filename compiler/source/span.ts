/** A stretch of one text. Offsets are UTF-16 code units, 0-based, `end` exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A span in a named file. Stages work on spans of one statement; `compile.ts` makes places of them. */
export interface Place extends Span {
  readonly file: string
}

/** The smallest span that holds both. */
export function join(first: Span, last: Span): Span {
  return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) }
}

export function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** The place, in its file, of a span that is relative to `base`. */
export function placeAt(base: Place, span: Span): Place {
  return { file: base.file, start: base.start + span.start, end: base.start + span.end }
}
