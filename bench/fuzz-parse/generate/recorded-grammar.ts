import type * as Ast from '../../../compiler/2-parse/ast.ts'
import { StatementParser } from '../../../compiler/2-parse/statement.ts'
import type { Vocabulary } from '../../../compiler/2-parse/words/vocabulary.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { bug } from '../../../compiler/diagnostics/bug.ts'
import { clauseName, type Part } from './part.ts'

const MARK = 'synopsis:'

/** Records where the chapters ask for a synopsis, which chevrotain does not see. */
class RecordedParser extends StatementParser {
  protected override synopsis(name: string): Ast.AsWritten {
    this.sign({ name: MARK + name, tokenTypeIdx: 0 })
    return {
      text: '',
      plain: '',
      name: undefined,
      relations: [],
      nested: [],
      nestedAt: [],
      routines: [],
      assigned: [],
      telling: [],
      parts: [],
      at: nowhere,
    }
  }

  protected override optionalSynopsis(name: string): Ast.AsWritten | undefined {
    return this.option(OPTIONAL, () => this.synopsis(name))
  }
}

const nowhere = { start: 0, end: 0 }
/** Beyond the numbers of the rules' own options. */
const OPTIONAL = 200

/** The rules of a dialect's grammar by their names, as chevrotain recorded them. */
export function recordedGrammar(
  { lexical, grammar }: Pick<Dialect, 'lexical' | 'grammar'>,
  vocabulary: Vocabulary,
): ReadonlyMap<string, Part> {
  const parser = new RecordedParser({ vocabulary, lexical, grammar, validate: true })
  const rules = parser.getSerializedGastProductions()
  return new Map(rules.map((rule) => [nameOf(rule), sequenceOf(rule)]))
}

type Serialized = ReturnType<StatementParser['getSerializedGastProductions']>[number]

const partOf: Readonly<Record<string, (node: Serialized) => Part>> = {
  Terminal: terminal,
  NonTerminal: (node) => ({ kind: 'rule', name: nameOf(node) }),
  Alternative: sequenceOf,
  Option: (node) => ({ kind: 'optional', item: sequenceOf(node) }),
  Alternation: (node) => ({ kind: 'choice', items: partsOf(node) }),
  Repetition: (node) => repeat(node, 0),
  RepetitionMandatory: (node) => repeat(node, 1),
}

function terminal(node: Serialized): Part {
  const type = nameOf(node)
  if (type.startsWith(MARK)) return { kind: 'rule', name: clauseName(type.slice(MARK.length)) }
  return { kind: 'token', type }
}

function repeat(node: Serialized, least: 0 | 1): Part {
  return { kind: 'repeat', item: sequenceOf(node), separator: undefined, least }
}

function sequenceOf(node: Serialized): Part {
  const items = partsOf(node)
  const [only] = items
  return only && items.length === 1 ? only : { kind: 'sequence', items }
}

function partsOf({ definition }: Serialized): readonly Part[] {
  return (definition ?? []).map((node) => {
    const read = partOf[node.type] ?? bug(`chevrotain's ${node.type} is not known`)
    return read(node)
  })
}

function nameOf(node: Serialized): string {
  return 'name' in node && typeof node.name === 'string' ? node.name : bug('a rule without a name')
}
