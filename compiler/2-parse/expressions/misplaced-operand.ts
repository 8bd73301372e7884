import type { Item } from './fold.ts'

interface Misplaced {
  readonly expected: string
  /** Of the first token that is wrong. */
  readonly at: number
}

/**
 * MySQL's INTERVAL stands behind `+` and `-` and before `+` only (manual 11.5), and the arrows of JSON
 * between a column and a string (manual 14.17.3).
 */
export function misplacedOperand(items: readonly Item[]): Misplaced | undefined {
  for (const [i, item] of items.entries()) {
    const [before, after] = [items[i - 1], items[i + 1]]
    if (item.kind === 'operand' && item.expression.kind === 'interval') {
      if (signOf(after) !== '+' && !['+', '-'].includes(signOf(before))) {
        return { expected: '"+"', at: item.expression.at.end }
      }
    }
    if (!['->', '->>'].includes(signOf(item)) || item.kind !== 'infix') continue
    if (!isPlainColumn(before, item.at.start)) return { expected: 'an operator', at: item.at.start }
    if (!isString(after)) return { expected: 'a string', at: item.at.end }
  }
  return undefined
}

function signOf(item: Item | undefined): string {
  return item?.kind === 'infix' ? item.operator : ''
}

function isPlainColumn(item: Item | undefined, before: number): boolean {
  if (item?.kind !== 'operand') return false
  const { kind, at } = item.expression
  // `(a) -> '$'` has a parenthesis between the column and its arrow; `a -> '$' -> '$'` no column.
  return kind === 'column' && at.end <= before
}

function isString(item: Item | undefined): boolean {
  if (item?.kind !== 'operand') return false
  const { expression } = item
  return expression.kind === 'literal' && expression.type === 'string' && expression.prefix === ''
}
