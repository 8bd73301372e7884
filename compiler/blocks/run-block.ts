import type * as Ast from '../2-parse/ast.ts'
import type { BlockRules, KnownSchema, Value } from '../dialects/block-rules.ts'
import type { Span } from '../source/span.ts'
import type { Block, Branch, Piece, Step } from './block.ts'
import { evaluate, exists, firstValue } from './evaluate.ts'
import type { Scope } from './scope.ts'

/** What a block runs in. */
export interface Host {
  readonly rules: BlockRules
  readonly known: KnownSchema
  /** Runs a statement; the state that it fails with, if it does. */
  run(sql: Piece): string | undefined
  /** The same for a text that was put together; it may hold several. */
  runText(text: string, at: Span): string | undefined
  expression(text: string): Ast.Expression | undefined
  query(text: string): Ast.Query | undefined
  /** It is not known whether the statement runs, or, of EXECUTE, what does. */
  doubt(sql: Piece): void
  raised(at: Span): void
  /** Takes back all that is run and reported from now on, when it is called. */
  savepoint(): () => void
  /** What follows a fault that nothing handles is run as if it had not been. */
  readonly goesOn: boolean
}

/** The state that the block fails with, if it does. Only what is known to run is run. */
export function runBlock(block: Block, host: Host): string | undefined {
  const outcome = new Run(host).block(block)
  return typeof outcome === 'object' ? outcome.state : undefined
}

type Outcome = 'on' | 'left' | { readonly state: string }

type RunStep<K extends Step['kind']> = (run: Run, step: Extract<Step, { kind: K }>) => Outcome

class Run {
  readonly host: Host
  private readonly variables = new Map<string, Value | undefined>()
  /** The conditions that the blocks around handle. */
  private handled: readonly string[] = []
  /** What a handler that runs has been called for. */
  private handling: string | undefined
  /** It may be that the block has been left already. */
  private isSure = true

  constructor(host: Host) {
    this.host = host
  }

  block(block: Block): Outcome {
    const takeBack = this.host.savepoint()
    const outer = this.handled
    this.handled = [...outer, ...block.handlers.flatMap(({ conditions }) => conditions)]
    for (const declared of block.declarations) this.assign(declared.variable, declared.value)
    const outcome = this.steps(block.steps)
    this.handled = outer
    if (typeof outcome === 'string') return outcome
    const { state } = outcome
    const handler = block.handlers.find(({ conditions }) => this.takes(conditions, state))
    if (!handler) return outcome
    takeBack()
    const before = this.handling
    this.handling = state
    const handledOutcome = this.steps(handler.steps)
    this.handling = before
    return handledOutcome
  }

  steps(steps: readonly Step[]): Outcome {
    for (const step of steps) {
      const outcome = this.isSure ? runStep(step.kind, this, step) : this.doubtStep(step)
      if (outcome !== 'on') return outcome
    }
    return 'on'
  }

  assign(variable: string, value: Piece | undefined): void {
    this.variables.set(variable, value ? this.valueOf(value) : null)
  }

  valueOf({ text }: Piece): Value | undefined {
    const expression = this.host.expression(text)
    return expression && evaluate(expression, this.scope())
  }

  /** SELECT INTO and PERFORM. */
  fill({ text }: Piece, into: readonly string[]): void {
    const query = this.host.query(text)
    const found = query && exists(query, this.scope())
    const value = query && into.length === 1 ? firstValue(query, this.scope()) : undefined
    for (const name of into) this.variables.set(name, value)
    this.variables.set('found', found)
  }

  forget(): void {
    for (const name of this.variables.keys()) this.variables.set(name, undefined)
  }

  /** A fault that no block handles ends all of them, unless what follows it is to be judged too. */
  fail(state: string | undefined): Outcome {
    if (state === undefined) return 'on'
    return this.host.goesOn && !this.takes(this.handled, state) ? 'on' : { state }
  }

  raise(condition: string | undefined, at: Span): Outcome {
    const named = condition === undefined ? this.handling : this.host.rules.stateNamed(condition)
    this.host.raised(at)
    return this.fail(named ?? 'P0001')
  }

  choose(branches: readonly Branch[]): Outcome {
    for (const [i, { condition, steps }] of branches.entries()) {
      const value = condition ? this.valueOf(condition) : true
      if (value === true) return this.steps(steps)
      if (value === undefined) return this.doubtAll(branches.slice(i).flatMap((each) => each.steps))
    }
    return 'on'
  }

  /** Steps that may run. */
  doubtAll(steps: readonly Step[]): Outcome {
    for (const step of steps) this.doubtStep(step)
    this.forget()
    return 'on'
  }

  private doubtStep(step: Step): Outcome {
    if (step.kind === 'statement') this.host.doubt(step.sql)
    if (step.kind === 'execute' && step.into.length === 0) this.host.doubt(step.whole)
    if (step.kind === 'leave') this.isSure = false
    return this.doubtAll(stepsIn(step))
  }

  private takes(conditions: readonly string[], state: string): boolean {
    return conditions.some((condition) => this.host.rules.takes(condition, state))
  }

  private scope(): Scope {
    const { rules, known } = this.host
    return { rules, known, variables: this.variables, rows: [] }
  }
}

/** Those of handlers run only when something fails, which is not expected. */
function stepsIn(step: Step): readonly Step[] {
  if (step.kind === 'block' || step.kind === 'loop') return step.steps
  return step.kind === 'if' ? step.branches.flatMap(({ steps }) => steps) : []
}

function runStep<K extends Step['kind']>(
  kind: K,
  run: Run,
  step: Extract<Step, { kind: K }>,
): Outcome {
  const runKind: RunStep<K> = runners[kind]
  return runKind(run, step)
}

const runners: { readonly [K in Step['kind']]: RunStep<K> } = {
  block: (run, block) => run.block(block),
  assignment: (run, { variable, value }) => {
    run.assign(variable, value)
    return 'on'
  },
  statement: (run, { sql }) => run.fail(run.host.run(sql)),
  query: (run, { query, into }) => {
    run.fill(query, into)
    return run.fail(run.host.run(query))
  },
  if: (run, { branches }) => run.choose(branches),
  loop: (run, { steps }) => run.doubtAll(steps),
  execute: (run, { text, whole, into }) => {
    for (const name of into) run.assign(name, { text: '', at: whole.at })
    const value = into.length === 0 ? run.valueOf(text) : null
    if (typeof value === 'string') return run.fail(run.host.runText(value, whole.at))
    if (value === undefined) run.host.doubt(whole)
    return 'on'
  },
  raise: (run, { condition, at }) => run.raise(condition, at),
  forget: (run) => {
    run.forget()
    return 'on'
  },
  leave: () => 'left',
}
