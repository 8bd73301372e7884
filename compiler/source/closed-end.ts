/** Returns the place behind the mark that closes a statement which ends at `end`; `end` where none stands there. */
export function closedEnd(text: string, end: number): number {
  const [gap = ''] = /^\s*(?:;|\/\/|\$\$)?/.exec(text.slice(end)) ?? []
  return gap.trim() === '' ? end : end + gap.length
}
