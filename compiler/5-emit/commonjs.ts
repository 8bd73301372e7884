import type { Declaration, Link } from './generated-file.ts'
import { concat, delimited, render } from './layout.ts'

/**
 * The `.js` of a module as a CommonJS module: links become calls of `require`, and what is exported
 * is assigned to `exports` in the form that Node finds without running it, so that an `import` of
 * single names works as well (Node manual, "Modules: ECMAScript modules", CommonJS namespaces).
 */
export function toCommonjs(js: readonly Declaration[]): readonly Declaration[] {
  const [header, ...rest] = js
  const links = rest.flatMap((declaration) =>
    isLink(declaration) ? [requireText(declaration)] : [],
  )
  const others = rest.filter((declaration) => !isLink(declaration)).map(withoutExport)
  const exported = rest.flatMap(exportedName).map((name) => `exports.${name} = ${name};`)
  return [
    ...(header === undefined ? [] : [header]),
    code('"use strict";'),
    ...(links.length === 0 ? [] : [code(links.join('\n'))]),
    ...others,
    ...(exported.length === 0 ? [] : [code(exported.join('\n'))]),
  ]
}

function isLink(declaration: Declaration): declaration is Link {
  return declaration.kind === 'import' || declaration.kind === 'export'
}

function requireText({ kind, names, from }: Link): string {
  const required = `require(${JSON.stringify(from)})`
  if (kind === 'import') {
    return render(concat('const ', delimited('{', names, '}'), ` = ${required};`), {})
  }
  return names.map((name) => `exports.${name} = ${required}.${name};`).join('\n')
}

const exportedStart = /^export (?=(?:async )?(?:function|const|class) (\w+))/

function withoutExport(declaration: Declaration): Declaration {
  return declaration.kind === 'code'
    ? code(declaration.text.replace(exportedStart, ''))
    : declaration
}

function exportedName(declaration: Declaration): readonly string[] {
  if (declaration.kind !== 'code') return []
  const name = exportedStart.exec(declaration.text)?.[1]
  return name === undefined ? [] : [name]
}

function code(text: string): Declaration {
  return { kind: 'code', text }
}
