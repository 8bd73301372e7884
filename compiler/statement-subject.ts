import { lex } from './1-lex/lexer.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import { createReport } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'

/** The object of a schema that a statement is about. */
export interface StatementSubject {
  /** The parts of its name, its own last. */
  readonly name: readonly string[]
  /** The parts of the name of the table that it belongs to: that of an index, of a trigger. */
  readonly within: readonly string[] | undefined
  /** What it is, where several may have the name: `table`, `function`. */
  readonly noun: string | undefined
  readonly isCreated: boolean
}

/** The object that a statement creates, changes or comments on; undefined where it is about none, or about several. */
export function statementSubject(text: string, dialect: Dialect): StatementSubject | undefined {
  const tree = parse(lex(text, dialect.lexical), dialect, createReport())
  if (tree === undefined) return undefined
  const isCreated = /^create\b/i.test(text)
  const named = nameIn(tree)
  return named && { within: undefined, noun: nounOf(tree), ...named, isCreated }
}

type Named = Pick<StatementSubject, 'name'> & Partial<StatementSubject>

function nameIn(tree: Ast.Statement): Named | undefined {
  switch (tree.kind) {
    case 'create-schema':
      return { name: [tree.name.text] }
    case 'create-index':
      return tree.name && { name: [tree.name.text], within: partsOf(tree.table) }
    case 'comment': {
      const name = partsOf(tree.name)
      if (tree.object === 'column') return { name: name.slice(0, -1), noun: 'table' }
      return { name, noun: tree.object }
    }
    case 'unmodelled':
      return nameWritten(tree)
    case 'other':
      return tree.relations[0] && { name: partsOf(tree.relations[0]) }
    default:
      return 'name' in tree && tree.name !== undefined ? { name: partsOf(tree.name) } : undefined
  }
}

/** A name that is not a relation's is that of something on the relation behind it: CREATE POLICY p ON t. */
function nameWritten({ meaning, name, relations }: Ast.Unmodelled): Named | undefined {
  if (meaning?.kind === 'create-trigger')
    return { name: [meaning.name.text], within: partsOf(meaning.table) }
  if (meaning !== undefined && 'name' in meaning) return { name: partsOf(meaning.name) }
  const [relation] = relations
  if (name === undefined) return relation && { name: partsOf(relation) }
  return { name: partsOf(name), within: relation && partsOf(relation) }
}

function partsOf({ parts }: Ast.QualifiedName): readonly string[] {
  return parts.map(({ text }) => text)
}

function nounOf(tree: Ast.Statement): string | undefined {
  if (tree.kind === 'create-routine') return tree.routine
  return /^(?:create|alter)-(?!object)(.+)$/.exec(tree.kind)?.[1]
}
