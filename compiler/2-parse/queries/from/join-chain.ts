import { join, type Span } from '../../../source/span.ts'
import type * as Ast from '../../ast.ts'

/** An item of FROM with its parentheses, which belong to the joins around it. */
interface Operand {
  readonly item: Ast.FromItem
  readonly at: Span
}

/** What the words of a join say. */
export interface JoinWords {
  readonly type: Ast.Join['type']
  readonly straight: boolean
  readonly natural: boolean
  /** ON or USING behind it. */
  readonly condition: 'never' | 'may' | 'must'
}

type Waiting = Operand & { readonly words: JoinWords }

/**
 * Joins as they are read. A condition is of the join that waits for one last: `a JOIN b JOIN c ON x ON y`
 * is `a JOIN (b JOIN c ON x) ON y`. What may do without one leans to the left in the end:
 * `a JOIN b JOIN c ON x` of MySQL is `(a JOIN b) JOIN c ON x`.
 */
export class JoinChain {
  private readonly waiting: Waiting[] = []
  private readonly made = new Set<Ast.FromItem>()
  private current: Operand

  constructor(first: Operand) {
    this.current = first
  }

  /** Whether a join stands open that ON or USING could close. */
  get isWaiting(): boolean {
    return this.waiting.length > 0
  }

  add(words: JoinWords, right: Operand): void {
    if (words.condition === 'never') {
      const condition = { kind: words.natural ? 'natural' : 'none' } as const
      this.current = this.joined({ ...this.current, words }, right, condition)
    } else {
      this.waiting.push({ ...this.current, words })
      this.current = right
    }
  }

  close(condition: Ast.JoinCondition, end: number): void {
    const left = this.waiting.pop()
    const { item, at } = this.current
    if (left) this.current = this.joined(left, { item, at: { start: at.start, end } }, condition)
  }

  /** The whole of it; undefined where a condition is missing. */
  finish(): Ast.FromItem | undefined {
    for (;;) {
      const left = this.waiting.pop()
      if (!left) return this.current.item
      if (left.words.condition === 'must') return undefined
      this.current = this.leftmost(left, this.current)
    }
  }

  /** Joined to the first relation of joins that were read behind it. */
  private leftmost(left: Waiting, right: Operand): Operand {
    const { item } = right
    if (item.kind !== 'join' || !this.made.has(item)) {
      return this.joined(left, right, { kind: 'none' })
    }
    const inner = this.leftmost(left, { item: item.left, at: item.left.at })
    const at = join(left.at, right.at)
    return this.kept({ ...item, left: inner.item, at })
  }

  private joined(
    { item: left, at: from, words: { type, straight } }: Waiting,
    { item: right, at: to }: Operand,
    condition: Ast.JoinCondition,
  ): Operand {
    const at = join(from, to)
    return this.kept({ ...joined({ type, left, right, condition, at }), straight })
  }

  private kept(item: Ast.Join): Operand {
    this.made.add(item)
    return { item, at: item.at }
  }
}

/** A join with nothing else to it. */
export function joined(
  parts: Pick<Ast.Join, 'type' | 'left' | 'right' | 'condition' | 'at'>,
): Ast.Join {
  return { kind: 'join', straight: false, alias: undefined, ...parts }
}
