import { join } from 'node:path'
import ts from 'typescript'

export interface RuntimeDeclaration {
  readonly name: string
  readonly isExported: boolean
  /** Of a class: what stands before its members. */
  readonly text: string
  readonly members: readonly Member[] | undefined
  /** The names of declarations, of this module or imported. */
  readonly uses: readonly string[]
}

interface Member {
  readonly name: string
  readonly text: string
  readonly uses: readonly string[]
}

interface Import {
  readonly names: readonly string[]
  /** From the root of the repository. */
  readonly from: string
}

interface RuntimeModule {
  readonly declarations: readonly RuntimeDeclaration[]
  readonly imports: readonly Import[]
}

type Declared = ts.FunctionDeclaration | ts.ClassDeclaration | ts.VariableStatement

/** What a formatted module without types declares and imports; `folder` is the one that it stands in. */
export function declarationsOf(text: string, folder: string): RuntimeModule {
  const file = ts.createSourceFile(
    'module.js',
    text,
    ts.ScriptTarget.ES2023,
    true,
    ts.ScriptKind.JS,
  )
  const imports = file.statements.filter(ts.isImportDeclaration).map((statement) => ({
    names: importedNames(statement),
    from: join(folder, moduleName(statement)),
  }))
  const declared = file.statements.filter((each) => !ts.isImportDeclaration(each)).map(declaredBy)
  const known = new Set([
    ...declared.map(({ name }) => name),
    ...imports.flatMap(({ names }) => names),
  ])
  return {
    imports,
    declarations: declared.map(({ name, statement }) => declaration(name, statement, known)),
  }
}

function moduleName({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
}

function importedNames({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings
  if (bindings === undefined || !ts.isNamedImports(bindings)) return []
  return bindings.elements.map(({ name }) => name.text)
}

function declaredBy(statement: ts.Statement): { name: string; statement: Declared } {
  const isDeclared =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isVariableStatement(statement)
  if (!isDeclared) throw new Error(`no declaration: ${statement.getText()}`)
  const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
  const name = ts.isVariableStatement(statement) ? variable?.name : statement.name
  if (name === undefined || !ts.isIdentifier(name))
    throw new Error(`no name: ${statement.getText()}`)
  return { name: name.text, statement }
}

function declaration(
  name: string,
  statement: Declared,
  known: ReadonlySet<string>,
): RuntimeDeclaration {
  const others = new Set([...known].filter((other) => other !== name))
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const text = statement
    .getFullText()
    .trim()
    .replace(/^export /m, '')
  const common = { name, isExported: isExported === true }
  if (!ts.isClassDeclaration(statement)) {
    return { ...common, text, members: undefined, uses: namesIn([statement], others) }
  }
  return {
    ...common,
    text: text.slice(0, text.indexOf('{', text.indexOf('class ')) + 1),
    members: statement.members.map((member) => ({
      name: member.name?.getText() ?? 'constructor',
      text: `  ${member.getFullText().trim()}`,
      uses: namesIn([member], others),
    })),
    uses: namesIn(statement.heritageClauses ?? [], others),
  }
}

function namesIn(nodes: readonly ts.Node[], known: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && known.has(node.text) && isReference(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  nodes.forEach(visit)
  return [...found]
}

/** Not what an identifier is that only names a property. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return !ts.isMethodDeclaration(parent)
}
