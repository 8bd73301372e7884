import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { plainModule } from './plain-module.ts'
import { declarationsOf, type RuntimeDeclaration } from './runtime-declarations.ts'

export interface RuntimeText {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
}

/** A data module for each run-time module: `drivers/runtime/pg.ts` becomes `drivers/runtime-text/pg.ts`. */
export async function runtimeTexts(root: string): Promise<readonly RuntimeText[]> {
  const sources = globSync('compiler/dialects/**/runtime/*.ts', { cwd: root })
  const modules = sources.filter((path) => !path.endsWith('.test.ts')).sort()
  return Promise.all(modules.map((path) => runtimeText(root, path)))
}

async function runtimeText(root: string, source: string): Promise<RuntimeText> {
  const path = textPath(source)
  const plain = await plainModule(readFileSync(join(root, source), 'utf8'), source)
  const { declarations, imports } = declarationsOf(plain, dirname(source))
  const links = imports.map(
    ({ names, from }) => `import { ${names.join(', ')} } from '${link(path, textPath(from))}'`,
  )
  const type = link(path, 'compiler/dialects/runtime-part.ts')
  const text = [
    `// Written by \`npm run generate:runtime\` from ${relative(dirname(path), source)}.`,
    [`import type { RuntimePart } from '${type}'`, ...links].join('\n'),
    ...inOrderOfUse(declarations).map(declarationText),
    ...(declarations.length === 1 ? [] : [partsText(source, declarations)]),
  ].join('\n\n')
  const options = await resolveConfig(join(root, path))
  return { path, text: await format(text, { ...options, parser: 'typescript' }) }
}

function link(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function textPath(source: string): string {
  const folder = dirname(source).replace(/(^|\/)runtime$/, '$1runtime-text')
  return `${folder}/${basename(source)}`
}

/** `export const textCodecsParts = [list, toNumber]` */
function partsText(source: string, declarations: readonly RuntimeDeclaration[]): string {
  const stem = basename(source, '.ts')
  const words = stem.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const names = declarations.map(({ name }) => name).join(', ')
  return `/** In the order in which a generated file shows them. */
    export const ${words}Parts: readonly RuntimePart[] = [${names}]`
}

/** A constant is written after those that it names. */
function inOrderOfUse(declarations: readonly RuntimeDeclaration[]): readonly RuntimeDeclaration[] {
  const ordered = new Set<RuntimeDeclaration>()
  const add = (declaration: RuntimeDeclaration, users: readonly string[]): void => {
    if (ordered.has(declaration)) return
    const { name } = declaration
    if (users.includes(name)) throw new Error(`${[...users, name].join(' uses ')}: a circle`)
    const used = [declaration, ...(declaration.members ?? [])].flatMap(({ uses }) => uses)
    for (const other of declarations) if (used.includes(other.name)) add(other, [...users, name])
    ordered.add(declaration)
  }
  for (const declaration of declarations) add(declaration, [])
  return [...ordered]
}

function declarationText({ name, isExported, text, members, uses }: RuntimeDeclaration): string {
  const list = members?.map(
    (member) =>
      `{ name: '${member.name}', text: ${literal(member.text)}, uses: [${member.uses.join(', ')}] }`,
  )
  const properties = [
    `name: '${name}'`,
    `text: ${literal(text)}`,
    ...(list === undefined ? [] : [`members: [${list.join(', ')}]`]),
    `uses: [${uses.join(', ')}]`,
  ]
  return `${isExported ? 'export ' : ''}const ${name}: RuntimePart = { ${properties.join(', ')} }`
}

function literal(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``
}
