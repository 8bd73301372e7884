import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** By code, the doc comment of the rule in the file of that name, as one paragraph. */
export function ruleComments(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))
  return new Map(
    names.sort().flatMap((name) => {
      const code = name.replace(/\.ts$/, '')
      const comment = ruleComment(readFileSync(join(folder, name), 'utf8'), code)
      return comment === undefined ? [] : [[code, comment]]
    }),
  )
}

/** The comment of the exported function that is named as the file: `ungroupedColumn`. */
function ruleComment(source: string, code: string): string | undefined {
  const file = ts.createSourceFile(code, source, ts.ScriptTarget.ES2023, true)
  const wanted = code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const found = file.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === wanted,
  )
  const [range] = found ? (ts.getLeadingCommentRanges(source, found.pos) ?? []).slice(-1) : []
  if (range === undefined) return undefined
  return source
    .slice(range.pos, range.end)
    .replaceAll(/^\/\*\*|\*\/$|^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
