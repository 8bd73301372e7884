import type * as Ast from '../../2-parse/ast.ts'
import type { Report } from '../../diagnostics/report.ts'
import type { CharacterSets } from '../../dialects/definition-rules.ts'
import { characterSetIn, collationsIn } from './named-in.ts'

interface Target {
  readonly sets: CharacterSets
  readonly report: Report
}

/** `character set latin1 collate utf8mb4_bin` of a column, a table, a database. Reports `wrong-collation`. */
export function judgeFit(tree: Ast.Statement, nodes: readonly object[], target: Target): void {
  if ('parts' in tree && isOfOne(tree)) judgeRow(tree.parts, target)
  for (const node of nodes) {
    if (isCollated(node)) judgeType(node, target)
    if ('options' in node && Array.isArray(node.options)) judgeRow(node.options, target)
  }
}

/** Of SET NAMES and of a database: bodies name as many as they like. */
function isOfOne({ plain }: Ast.AsWritten): boolean {
  return /^(?:set|create|alter)\b/i.test(plain)
}

/** A column of a table, or of JSON_TABLE. */
interface Collated {
  readonly type: Ast.TypeName
  readonly constraints?: readonly Ast.ColumnConstraint[]
}

function isCollated(node: object): node is Collated {
  const type: unknown = 'type' in node ? node.type : undefined
  return typeof type === 'object' && type !== null && 'words' in type && 'modifiers' in type
}

function judgeType(node: Collated, target: Target): void {
  const set = target.sets.ofType(node.type)
  if (set === undefined) return
  const named = [node, node.type, ...(node.constraints ?? [])].flatMap(collationsIn)
  for (const collation of named) judgeCollation(collation, target.sets.canonical(set), target)
}

/** Of options one after the other: all of them are of one set. */
function judgeRow(options: readonly object[], target: Target): void {
  const { sets } = target
  const [named] = options.flatMap((option) => characterSetIn(option) ?? [])
  const collations = options.flatMap(collationsIn)
  const set = named ? sets.canonical(named.text) : sets.ofCollation(nameOf(collations[0]))
  if (set === undefined || !sets.isKnown(set)) return
  for (const collation of collations) judgeCollation(collation, set, target)
}

function judgeCollation(collation: Ast.QualifiedName, set: string, { sets, report }: Target): void {
  const own = sets.ofCollation(nameOf(collation))
  if (own === undefined || own === set) return
  const suggestion = sets.nearest(nameOf(collation), set)
  const params = { collation: nameOf(collation), characterSet: set, suggestion }
  report.add('wrong-collation', collation.at, params)
}

function nameOf(collation: Ast.QualifiedName | undefined): string {
  return collation?.parts.at(-1)?.text ?? ''
}
