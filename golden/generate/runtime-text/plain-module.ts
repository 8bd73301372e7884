import { format } from 'prettier'
import blankTypes from 'ts-blank-space'
import ts from 'typescript'

/** The JavaScript of a run-time module in the format of generated code: no types, no doc comments. */
export async function plainModule(source: string, path: string): Promise<string> {
  const refuse = () => {
    throw new Error(`${path} holds syntax that is not only types`)
  }
  const blanked = blankTypes(withoutDocComments(source), refuse)
  return format(blanked, { parser: 'babel', printWidth: 100 })
}

/** A comment of the form \`/** ... *\/\` is for us; one that begins with two slashes is for users too. */
function withoutDocComments(source: string): string {
  const ranges: [number, number][] = []
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) {
      if (source.startsWith('/**', pos)) ranges.push([pos, end])
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('module.ts', source, ts.ScriptTarget.ES2023, true))
  return ranges.reduce(
    (text, [pos, end]) => text.slice(0, pos) + blank(text.slice(pos, end)) + text.slice(end),
    source,
  )
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
