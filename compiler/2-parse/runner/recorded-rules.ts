import {
  EOF,
  type ILookaheadStrategy,
  type IToken,
  LLkLookaheadStrategy,
  type ParserMethod,
  type TokenType,
} from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import { numberTypes } from '../words/token-types.ts'
import { type Choice, Lookahead, type Start } from './lookahead.ts'
import { Notation } from './notation.ts'
import { type Optional, record, type Recorded, type Recorder, type Recording } from './recording.ts'

/** The tables of one rule, by the numbers of its ORs, OPTIONs, MANYs and AT_LEAST_ONEs. */
export interface Tables extends Recorded {
  readonly choices: Choice[]
  readonly starts: Readonly<Record<Optional, Start[]>>
}

/** What `rule` makes: `sub` runs the production with the tables. */
export type Read<A extends unknown[], R> = ((...args: A) => R) & {
  readonly production?: (...args: A) => R
  readonly tables?: Tables
}

/**
 * The rules of a grammar and what they are made of. A rule is recorded when its tables are first needed,
 * because a statement uses few of some 450: all of them take chevrotain 130 ms. In a test chevrotain
 * records them all and checks them, and finds the same.
 */
export abstract class RecordedRules extends Notation {
  private readonly validate: boolean
  private readonly recordings = new Map<Recorded, Recording>()
  private readonly rules: Tables[] = []
  private readonly lookahead: Lookahead
  /** Of the rule that is being recorded; undefined while rules are run. */
  protected recorder: Recorder | undefined

  constructor(types: readonly TokenType[], validate: boolean) {
    super(validate ? [...types] : [EOF], {
      maxLookahead: 1,
      skipValidations: !validate,
      recoveryEnabled: false,
      lookaheadStrategy: withoutTables,
    })
    this.validate = validate
    if (!validate) numberTypes(types)
    this.lookahead = new Lookahead(types, (rule) => this.recordingOf(rule))
  }

  /** Called by the last chapter's constructor, when all rules exist. */
  protected finish(): void {
    if (!this.validate) return
    this.recorder = this.chevrotain()
    this.performSelfAnalysis()
    this.recorder = undefined
  }

  protected rule<A extends unknown[], R>(
    name: string,
    production: (...args: A) => R,
  ): ParserMethod<A, R> {
    const run = () => Reflect.apply(production, undefined, [])
    const method = this.RULE(name, production)
    const tables = newTables({ name, run, method })
    this.rules.push(tables)
    return Object.assign(method, { production, tables })
  }

  /** What every rule is made of, by its name. */
  allRecordings(): ReadonlyMap<string, Recording> {
    return new Map(this.rules.map((rule) => [rule.name, this.recordingOf(rule)]))
  }

  private recordingOf(rule: Recorded): Recording {
    const recording = this.recordings.get(rule) ?? this.recorded(rule)
    this.recordings.set(rule, recording)
    return recording
  }

  private recorded(rule: Recorded): Recording {
    try {
      return record((recorder) => {
        this.recorder = recorder
        rule.run()
      })
    } finally {
      // The stack may have ended: the parser is still good for the next statement.
      this.recorder = undefined
    }
  }

  /** Chevrotain takes the place of OR, OPTION and the like while it records. */
  private chevrotain(): Recorder {
    let uses = 0
    // It numbers the uses of a token in a rule, for error recovery, which is off: any number will do.
    const use = () => ++uses % 256
    return {
      token: (type) => this.consume(use(), type),
      rule: ({ method }) => this.subrule(use(), method),
      choice: () => bug('chevrotain records choices itself'),
      part: () => bug('chevrotain records parts itself'),
    }
  }

  protected makeChoice(tables: Tables, index: number): Choice {
    const choice = this.lookahead.choice(tables, index)
    tables.choices[index] = choice
    return choice
  }

  protected makeStart(tables: Tables, kind: Optional, index: number): Start {
    const start = this.lookahead.start(tables, kind, index)
    tables.starts[kind][index] = start
    return start
  }

  /** Runs code that looks into results, of which there are none while a rule is recorded. */
  protected override ACTION<T>(run: () => T): T {
    return this.recorder ? blank('action') : run()
  }
}

/** What is read while a rule is recorded: as in chevrotain, only code in ACTION looks into it. */
const blanks: object = { node: {}, action: undefined }

export function blank<T>(of: 'node' | 'action'): T {
  return Reflect.get(blanks, of)
}

/** Stands behind the last token. */
export const end: IToken = {
  image: '',
  startOffset: Number.NaN,
  endOffset: Number.NaN,
  tokenType: EOF,
  tokenTypeIdx: EOF.tokenTypeIdx ?? 0,
}

function newTables(rule: Recorded): Tables {
  return { ...rule, choices: [], starts: { option: [], many: [], 'at-least-one': [] } }
}

export const noTables = newTables({ name: 'none', run: () => undefined, method: () => undefined })

const validation = new LLkLookaheadStrategy({ maxLookahead: 1 })

/** Chevrotain's check of the grammar without its tables. */
const withoutTables: ILookaheadStrategy = {
  validate: (grammar) => validation.validate(grammar),
  buildLookaheadForAlternation: () => () => undefined,
  buildLookaheadForOptional: () => () => false,
}
