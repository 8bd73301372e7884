import type { Binding, Powers } from '../../dialects/grammar.ts'
import { join, type Span } from '../../source/span.ts'
import type * as Ast from '../ast.ts'
import { DEEPEST } from '../nesting.ts'

/** An expression as it was read: operands and operators side by side. */
export type Item =
  { readonly kind: 'operand'; readonly expression: Ast.Expression } | Prefix | Infix | Postfix

interface Prefix {
  readonly kind: 'prefix'
  readonly operator: string
  /** OPERATOR(schema.+): it binds like an operator that is not listed. */
  readonly qualified: Ast.Operator | undefined
  readonly at: Span
}

export interface Infix {
  readonly kind: 'infix'
  /** `same-as` is IS [NOT] DISTINCT FROM and the like; `is` the IS that takes any operand. */
  readonly form: 'binary' | 'pattern' | 'between' | 'same-as' | 'is'
  readonly operator: string
  /** OPERATOR(schema.+): it binds like an operator that is not listed. */
  readonly qualified: Ast.Operator | undefined
  readonly at: Span
  readonly negated: boolean
  readonly symmetric: boolean
  /** BETWEEN: the lower bound and its AND, where no operator of words can be in it. */
  readonly low: Ast.Expression | undefined
}

/** Everything behind an operand that has no operand of its own on the right: `IS NULL`, `IN (...)`, `::int`. */
export interface Postfix {
  readonly kind: 'postfix'
  /** The operator whose power it has. */
  readonly operator: string
  readonly qualified: Ast.Operator | undefined
  readonly at: Span
  readonly apply: (operand: Ast.Expression) => Ast.Expression
}

/** Why items do not fold: what was missing, and where. */
export interface FoldFault {
  readonly expected: string
  readonly at: Span
}

export type Folded =
  | { readonly kind: 'folded'; readonly expression: Ast.Expression }
  | { readonly kind: 'fault'; readonly fault: FoldFault }
  /** For the stages that follow, or for the engine. */
  | { readonly kind: 'too-deep'; readonly by: 'operators' | 'engine' }

/**
 * The tree that the dialect's powers give to items none of which binds looser than `least`. Chains of AND and of
 * OR are balanced, so any length is fine.
 */
export function fold(items: readonly Item[], powers: Powers, least: number): Folded {
  const only = items[0]
  if (items.length === 1 && only?.kind === 'operand') {
    return { kind: 'folded', expression: only.expression }
  }
  const folder = new Folder(items, powers)
  const expression = folder.read(least, 0)
  if (folder.failure) return folder.failure
  if (folder.height > TALL) tall.set(expression, folder.height)
  return { kind: 'folded', expression }
}

const missing: Ast.Expression = {
  kind: 'literal',
  type: 'null',
  value: '',
  quotes: 'none',
  prefix: '',
  at: { start: 0, end: 0 },
}

/** The heights of expressions that may be operands of others, in parentheses, but for low ones. */
const tall = new WeakMap<Ast.Expression, number>()
const TALL = 16

class Folder {
  private readonly items: readonly Item[]
  private readonly powers: Powers
  private next = 0
  failure: Exclude<Folded, { kind: 'folded' }> | undefined
  /** Of the tree that was read last, as engines count: AND and OR lean to the left. */
  height = 0

  constructor(items: readonly Item[], powers: Powers) {
    this.items = items
    this.powers = powers
  }

  /** Reads as far as operators bind at least as tight as `least`. */
  read(least: number, depth: number): Ast.Expression {
    let left = this.readOperand(least, depth)
    let { height } = this
    let chain = 0
    let before = Infinity
    for (;;) {
      const item = this.items[this.next]
      this.height = height
      if (height > (this.powers.deepest ?? Infinity)) return this.failDeep('engine')
      if (!item || this.failure || (item.kind !== 'infix' && item.kind !== 'postfix')) return left
      const binding = this.bindingOf(item)
      if (binding.power < least) return left
      if (this.isAboveLayer(binding, before)) return this.fail('the end of the operand', item.at)
      before = binding.power
      // The pattern operator on the left asks for it; without one nobody does.
      if (item.operator === 'escape') return least > 0 ? left : this.fail('an operator', item.at)
      if (item.kind === 'infix' && isLogical(item.operator)) {
        left = this.readLogical(left, item.operator, depth)
        height = this.height
        continue
      }
      if (!isChain(item) && ++chain > DEEPEST) return this.failDeep('operators')
      this.next++
      left = item.kind === 'postfix' ? item.apply(left) : this.readInfix(left, item, depth)
      height = Math.max(height, this.height) + 1
      this.refuseChain(item, binding)
    }
  }

  /** `a IN (1) + 1`, `a IN (1) IN (2)`: what was read is no operand of so tight an operator. */
  private isAboveLayer({ power, side }: Binding, before: number): boolean {
    if (!this.powers.layered) return false
    return power > before || (power === before && side === 'none')
  }

  private readOperand(least: number, depth: number): Ast.Expression {
    const item = this.items[this.next++]
    if (depth > DEEPEST) return this.failDeep('operators')
    this.height = item?.kind === 'operand' ? (tall.get(item.expression) ?? 1) : 0
    if (item?.kind === 'operand') return item.expression
    if (item?.kind !== 'prefix') return missing
    const power =
      (item.qualified ? undefined : this.powers.prefix[item.operator]) ?? this.powers.otherPrefix
    // `a = NOT b`: only what ends an expression may begin with NOT.
    const outside = this.powers.layered && power < least && item.operator === 'not'
    if (outside) return this.fail('an operand', item.at)
    const operand = this.read(power, depth + 1)
    this.height++
    return prefixed(item, operand)
  }

  private bindingOf({ operator, qualified }: Infix | Postfix): Binding {
    return qualified ? this.powers.otherInfix : this.binding(operator)
  }

  private binding(operator: string): Binding {
    return this.powers.infix[operator] ?? this.powers.otherInfix
  }

  /** `a AND b AND ...`, read as a list. */
  private readLogical(first: Ast.Expression, operator: string, depth: number): Ast.Expression {
    const operands = [first]
    const places: Span[] = []
    let { height } = this
    const { power } = this.binding(operator)
    for (;;) {
      const item = this.items[this.next]
      if (item?.kind !== 'infix' || item.operator !== operator) break
      this.next++
      places.push(item.at)
      operands.push(this.read(power + 1, depth))
      height = Math.max(height, this.height) + 1
    }
    this.height = height
    return balanced({ operator, operands, places }, 0, operands.length)
  }

  private readInfix(left: Ast.Expression, item: Infix, depth: number): Ast.Expression {
    const { operator, at: operatorAt, negated } = item
    const { power, side, right: least } = this.bindingOf(item)
    if (item.form === 'between') return this.readBetween(left, item, depth)
    const right = this.read(
      least ?? (side === 'right' ? power : power + 1),
      side === 'right' ? depth + 1 : depth,
    )
    const at = join(left.at, right.at)
    if (item.form === 'is') return { kind: 'is', operand: left, negated, test: testOf(right), at }
    if (item.form === 'same-as') {
      return { kind: 'is', operand: left, negated, test: { kind: 'same-as', right }, at }
    }
    if (item.form === 'binary') {
      const operatorSchema = item.qualified?.schema ?? []
      const chained = false
      return { kind: 'binary', operator, operatorAt, operatorSchema, left, right, chained, at }
    }
    const escape = this.readEscape(depth)
    return {
      kind: 'like',
      operator: operator === 'similar' ? 'similar to' : operator,
      operatorAt,
      left,
      right,
      escape,
      negated,
      at: escape ? join(at, escape.at) : at,
    }
  }

  private readEscape(depth: number): Ast.Expression | undefined {
    const item = this.items[this.next]
    if (item?.kind !== 'infix' || item.operator !== 'escape') return undefined
    this.next++
    const { power, right = power + 1 } = this.binding('escape')
    return this.read(right, depth)
  }

  private readBetween(operand: Ast.Expression, item: Infix, depth: number): Ast.Expression {
    const { symmetric, negated } = item
    const power = this.binding('between').power + 1
    const low = item.low ?? this.readLow(this.powers.betweenLow ?? power, depth)
    if (!low) return missing
    const high = this.read(this.binding('between').right ?? power, depth)
    return {
      kind: 'between',
      operand,
      low,
      high,
      symmetric,
      negated,
      at: join(operand.at, high.at),
    }
  }

  /** The lower bound of BETWEEN and the AND behind it. */
  private readLow(power: number, depth: number): Ast.Expression | undefined {
    const low = this.read(power, depth)
    const and = this.items[this.next]
    if (and?.kind === 'infix' && and.operator === 'and') {
      this.next++
      return low
    }
    this.fail(
      'AND',
      and && and.kind !== 'operand' ? and.at : { start: low.at.end, end: low.at.end },
    )
    return undefined
  }

  /** `a < b < c` where comparisons do not associate. What ends in a bracket or word goes on: `a IS NULL IS NULL`. */
  private refuseChain(item: Infix | Postfix, { power, side }: Binding): void {
    const following = this.items[this.next]
    if (side !== 'none' || item.kind !== 'infix') return
    if (following?.kind !== 'infix' && following?.kind !== 'postfix') return
    if (this.bindingOf(following).power === power) this.fail('AND', following.at)
  }

  private fail(expected: string, at: Span): Ast.Expression {
    this.failure ??= { kind: 'fault', fault: { expected, at } }
    return missing
  }

  private failDeep(by: 'operators' | 'engine'): Ast.Expression {
    this.failure ??= { kind: 'too-deep', by }
    return missing
  }
}

/** `a IS NULL` and `a IS TRUE` where the right side is read as any operand is: `a IS NULL + 1`. */
function testOf(right: Ast.Expression): Ast.Is['test'] {
  if (right.kind !== 'literal') return { kind: 'same-as', right }
  if (right.type === 'null') return { kind: 'null' }
  if (right.type !== 'boolean') return { kind: 'same-as', right }
  return { kind: right.value === 'true' ? 'true' : 'false' }
}

/** Whether ESCAPE may follow: what is being read is the right side of a pattern operator. */
export function awaitsEscape(items: readonly Item[], { infix, otherInfix }: Powers): boolean {
  const patternPower = infix.like?.power ?? 0
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]
    if (item?.kind !== 'infix') continue
    if (item.form === 'pattern') return true
    const { power } = item.qualified ? otherInfix : (infix[item.operator] ?? otherInfix)
    if (item.operator === 'escape' || power <= patternPower) return false
  }
  return false
}

/**
 * Whether an operator that does not associate stands behind one of its power, as the second `=` of
 * `a = b + c = d`.
 */
export function breaksChain(items: readonly Item[], next: Infix, powers: Powers): boolean {
  const bindingOf = ({ operator, qualified }: Infix | Postfix) =>
    qualified ? powers.otherInfix : (powers.infix[operator] ?? powers.otherInfix)
  const { power, side } = bindingOf(next)
  if (side !== 'none') return false
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]
    if (item?.kind === 'prefix' && (powers.prefix[item.operator] ?? powers.otherPrefix) < power)
      return false
    if (item?.kind !== 'infix' && item?.kind !== 'postfix') continue
    const before = bindingOf(item)
    if (before.power === power) return item.kind === 'infix' && item.operator !== 'escape'
    if (before.power < power) return false
  }
  return false
}

/** What later stages go through in a loop, however many stand in a row. */
function isChain(item: Infix | Postfix): boolean {
  return item.kind === 'infix' && item.form === 'binary'
}

function isLogical(operator: string): boolean {
  return operator === 'and' || operator === 'or'
}

function prefixed(
  { operator, at: operatorAt, qualified }: Prefix,
  operand: Ast.Expression,
): Ast.Expression {
  const at = join(operatorAt, operand.at)
  const operatorSchema = qualified?.schema ?? []
  const unary = { kind: 'unary', operator, operatorAt, operatorSchema, operand, at } as const
  return qualified ? { ...unary, named: true } : unary
}

interface Chain {
  readonly operator: string
  readonly operands: readonly Ast.Expression[]
  /** Of the operators: one fewer than operands. */
  readonly places: readonly Span[]
}

/** AND and OR associate, so their chains need no depth. Short ones lean to the left, as written. */
function balanced(chain: Chain, start: number, end: number): Ast.Expression {
  const length = end - start
  if (length === 1) return chain.operands[start] ?? missing
  const middle = length <= 16 ? end - 1 : start + (length >> 1)
  const left = balanced(chain, start, middle)
  const right = balanced(chain, middle, end)
  const operatorAt = chain.places[middle - 1] ?? missing.at
  return {
    kind: 'binary',
    operator: chain.operator,
    operatorAt,
    operatorSchema: [],
    left,
    right,
    chained: end - middle > 1,
    at: join(left.at, right.at),
  }
}
