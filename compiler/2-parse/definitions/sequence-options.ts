import type * as Ast from '../ast.ts'
import { LaxDefinitions } from './lax/lax-definition.ts'

type Parts = Ast.SequenceOption extends infer O
  ? O extends unknown
    ? Omit<O, 'at'>
    : never
  : never

/** What sequences and identity columns say of their numbers (SeqOptElem). */
export abstract class SequenceOptions extends LaxDefinitions {
  /** option* */
  protected sequenceOptions(): Ast.SequenceOption[] {
    const options: Ast.SequenceOption[] = []
    for (;;) {
      const option = this.sequenceOption()
      if (!option) return options
      options.push(option)
    }
  }

  /** ['(' option+ ')'] */
  protected enclosedSequenceOptions(): Ast.SequenceOption[] {
    if (!this.skip('(')) return []
    const options = this.sequenceOptions()
    if (options.length === 0) this.refuseFurthest()
    this.need(')')
    return options
  }

  protected sequenceOption(): Ast.SequenceOption | undefined {
    const start = this.start()
    const parts = this.sequenceParts()
    return parts && { ...parts, at: this.from(start) }
  }

  /** AS type | OWNED BY name | SEQUENCE NAME name | [NO] CYCLE | LOGGED | UNLOGGED | a number */
  private sequenceParts(): Parts | undefined {
    if (this.skip('AS')) return { kind: 'as', type: this.plainType() }
    if (this.skip('OWNED', 'BY')) {
      return { kind: 'owned-by', column: this.sub(this.qualifiedName) }
    }
    if (this.skip('SEQUENCE', 'NAME')) {
      return { kind: 'sequence-name', name: this.sub(this.qualifiedName) }
    }
    if (this.skip('CYCLE')) return { kind: 'cycle', cycles: true }
    if (this.skip('NO', 'CYCLE')) return { kind: 'cycle', cycles: false }
    const logging = this.skipRow('logged', 'unlogged')
    return logging ? { kind: logging } : this.sequenceNumber()
  }

  /** Neither an array nor a set. */
  protected plainType(): Ast.TypeName {
    const type = this.sub(this.typeName)
    if (type.setOf) return this.refuseAt(type.at.start, 'a type')
    return type.dimensions === 0 ? type : this.refuse(this.dimensionsBefore(), ['no array'])
  }

  /** The place of the brackets, or of ARRAY, that end here. */
  private dimensionsBefore(): number {
    let { place } = this
    while (/^(?:\[|\]|\d.*|array)$/i.test(this.tokenAt(place - 1).image)) place--
    return place
  }

  /** (CACHE | MAXVALUE | MINVALUE | INCREMENT [BY] | START [WITH]) n | NO (MAXVALUE | MINVALUE) | RESTART [[WITH] n] */
  private sequenceNumber(): Parts | undefined {
    const none = this.skipRow('no maxvalue', 'no minvalue')
    if (none) return { kind: none === 'no maxvalue' ? 'maxvalue' : 'minvalue', value: undefined }
    const kind = this.skipRow('cache', 'maxvalue', 'minvalue', 'increment', 'start', 'restart')
    if (!kind) return undefined
    const filler = fillers[kind]
    const filled = filler !== undefined && this.skip(filler)
    if (kind === 'restart' && !filled && !/^[-+.\d]/.test(this.LA(1).image)) {
      return { kind, value: undefined }
    }
    return { kind, value: this.sub(this.signedNumber) }
  }
}

const fillers: Readonly<Record<string, string>> = {
  increment: 'BY',
  start: 'WITH',
  restart: 'WITH',
}
