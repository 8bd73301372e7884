import type { Json } from './cell-value.ts'

/** JSON has neither infinities nor NaN nor a zero with a sign: those are strings. */
export function readFloat(raw: string | number): Json {
  const number = Number(raw)
  if (Number.isFinite(number) && !Object.is(number, -0)) return number
  return Object.is(number, -0) ? '-0' : specialName(raw)
}

function specialName(raw: string | number): string {
  const text = String(raw)
  return text === 'Inf' || text === '-Inf' ? `${text}inity` : text
}
