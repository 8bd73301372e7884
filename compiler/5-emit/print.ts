import {
  type MethodSignatureStructure,
  type OptionalKind,
  type ParameterDeclarationStructure,
  printStructure,
  type PropertySignatureStructure,
  StructureKind,
} from 'ts-morph'
import type {
  Declaration,
  Function,
  GeneratedFile,
  Interface,
  Link,
  Method,
  Parameter,
  Property,
  TypeAlias,
} from './generated-file.ts'
import { concat, delimited, fitsOnLine, render } from './layout.ts'
import { annotation, unionOf } from './union-layout.ts'

export interface PrintedFile {
  /** In the output directory. */
  readonly path: string
  readonly text: string
}

/** The `.js` and the `.d.ts` of each module, as prettier would leave them at a width of 100. */
export function printFiles(files: readonly GeneratedFile[]): readonly PrintedFile[] {
  return files.flatMap(({ path, js, dts }) => [
    { path: `${path}.js`, text: printFile(js) },
    { path: `${path}.d.ts`, text: printFile(dts) },
  ])
}

/** Links stand line by line, all else has a blank line around it. */
function printFile(declarations: readonly Declaration[]): string {
  const isLink = ({ kind }: Declaration) => kind === 'import' || kind === 'export'
  const parts = declarations.map((declaration, index) => {
    const next = declarations[index + 1]
    const gap = next && isLink(declaration) && isLink(next) ? '\n' : '\n\n'
    return printDeclaration(declaration) + (next ? gap : '\n')
  })
  return parts.join('')
}

const printed = new WeakMap<Declaration, string>()

/** Once: what a project that changes keeps is the same object. */
function printDeclaration(declaration: Declaration): string {
  const text = printed.get(declaration) ?? declarationText(declaration)
  printed.set(declaration, text)
  return text
}

function declarationText(declaration: Declaration): string {
  switch (declaration.kind) {
    case 'comment':
    case 'code':
      return declaration.text
    case 'import':
    case 'export':
      return printLink(declaration)
    case 'interface':
      return printInterface(declaration)
    case 'alias':
      return printAlias(declaration)
    case 'function':
      return printFunction(declaration)
  }
}

/** prettier never breaks the braces of a single name. */
function printLink({ kind, typeOnly, names, from }: Link): string {
  const start = `${kind}${typeOnly ? ' type' : ''} `
  const end = ` from ${JSON.stringify(from)};`
  const braces = render(delimited('{', names, '}'), { column: start.length, after: end })
  const isBroken = names.length > 1 && braces.includes('\n')
  const specifiers = isBroken ? [hanging(braces.slice(1, -1))] : [...names]
  const link = { isTypeOnly: typeOnly, moduleSpecifier: from }
  return kind === 'import'
    ? print({ ...link, kind: StructureKind.ImportDeclaration, namedImports: specifiers })
    : print({ ...link, kind: StructureKind.ExportDeclaration, namedExports: specifiers })
}

function printInterface({ name, doc, properties, methods }: Interface): string {
  const types = properties.map(propertyType)
  const written = print({
    kind: StructureKind.Interface,
    isExported: true,
    name,
    docs: docs(doc),
    properties: properties.map((property, i) => propertyStructure(property, types[i] ?? '', i)),
    methods: methods.map(methodStructure),
  })
  const text = written.replaceAll(standIn, (_, i) => types[Number(i)] ?? '')
  if (properties.length + methods.length === 0) return text.replace(/\{\s*\}$/, '{}')
  // ts-morph indents the end of a broken `Promise<...>` once too often after broken parameters.
  return text.replaceAll(/^ {4}>;$/gm, '  >;')
}

/** With the colon before it. */
function propertyType({ name, optional, type }: Property): string {
  const key = optional ? `${name}?` : name
  return render(annotation(type), { level: 1, column: 2 + key.length, after: ';' })
}

/** ts-morph would indent every further line of a type alike. */
function propertyStructure(
  { name, doc, optional }: Property,
  type: string,
  index: number,
): OptionalKind<PropertySignatureStructure> {
  const shown = type.includes('\n') ? `\uE000${index}` : type.slice(2)
  return { name, hasQuestionToken: optional, docs: docs(doc), type: shown }
}

const standIn = /: \uE000(\d+)/g

/** A blank line between methods. */
function methodStructure(
  { name, doc, parameter, result }: Method,
  index: number,
): OptionalKind<MethodSignatureStructure> {
  const parameters = parameter === undefined ? [] : [parameter]
  const layouts = parameters.map((only) => concat(only.name, annotation(only.type)))
  const start = render(concat(delimited('(', layouts, ')'), `: Promise<${result}>`), {
    level: 1,
    column: 2 + name.length,
    after: ';',
  })
  return {
    name,
    docs: docs(doc),
    leadingTrivia: index === 0 ? '' : '\n',
    parameters: parameters.map(start.includes('\n') ? brokenParameter : flatParameter),
    returnType: promiseOf(result, `  ${name}${start}`),
  }
}

/** prettier breaks the brackets for a list of rows only, where the line has no other place for it. */
function promiseOf(result: string, start: string): string {
  const lastLine = start.slice(start.lastIndexOf('\n') + 1)
  const isBroken = result.endsWith('[]') && !fitsOnLine(`${lastLine};`)
  return isBroken ? `Promise<\n${result}\n>` : `Promise<${result}>`
}

type ParameterStructure = OptionalKind<ParameterDeclarationStructure>

function flatParameter({ name, type }: Parameter): ParameterStructure {
  return { name, type: type.join(' | ') }
}

/** On lines of its own. */
function brokenParameter({ name, type }: Parameter): ParameterStructure {
  const text = render(annotation(type), { level: 2, column: 4 + name.length, after: ',' })
  return { name: `\n${name}`, type: `${hanging(text.slice(1))},\n` }
}

function printAlias({ name, doc, type }: TypeAlias): string {
  const start = `export type ${name} =`
  const text = render(unionOf(type), { column: start.length, after: ';' })
  return print({
    kind: StructureKind.TypeAlias,
    isExported: true,
    name,
    docs: docs(doc),
    type: hanging(text),
  })
}

function printFunction({ name, parameters, body }: Function): string {
  return print({
    kind: StructureKind.Function,
    name,
    parameters: parameters.map((parameter) => ({ name: parameter })),
    statements: [body.replaceAll(/^ {2}/gm, '')],
  })
}

/** ts-morph itself indents what follows a new line inside braces or a type. */
function hanging(text: string): string {
  return text.startsWith(' ') ? text.slice(1) : text.replaceAll(/\n +/g, '\n')
}

function docs(lines: readonly string[]): string[] {
  const safe = lines.map((line) => line.trimEnd().replaceAll('*/', String.raw`*\/`))
  if (safe.every((line) => line === '')) return []
  return [safe.length === 1 ? safe.join('') : `\n${safe.join('\n')}`]
}

/** ts-morph leaves a space after the colon or equals sign of what begins on a line of its own. */
function print(structure: Structure): string {
  return printStructure(structure, { indentNumberOfSpaces: 2 }).replaceAll(/ +$/gm, '').trim()
}

type Structure = Parameters<typeof printStructure>[0]
