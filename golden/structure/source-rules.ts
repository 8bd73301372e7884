import ts from 'typescript'

export interface SourceText {
  /** From the root of the repository, with `/`. */
  readonly path: string
  readonly text: string
}

export interface Violation {
  readonly rule: string
  /** `path:line: the offending text`, the line 1-based. */
  readonly at: string
}

interface Rule {
  readonly forbids: (node: ts.Node) => boolean
  /** Where the rule holds; everywhere without it. */
  readonly appliesTo?: (path: string) => boolean
}

const isTest = (path: string) => path.endsWith('.test.ts')
const IDENTITY_PLACES =
  /^(?:compiler\/dialects\/|runtime\/engines\/|cli\/config|golden\/|bench\/|examples\/|.*\/registry\.ts$)/
const knowsNoDialect = (path: string) => !IDENTITY_PLACES.test(path) && !isTest(path)
const isPure = (path: string) => path.startsWith('compiler/') && !isTest(path)

const DIALECT_NAMES = new Set(
  'postgresql postgres mysql mariadb sqlite scylla cassandra clickhouse'.split(' '),
)
const EQUALITY = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])
const TEST_FUNCTIONS = new Set(['test', 'suite', 'describe', 'it'])

/** What the syntax tree shows and the linter has no rule for, or would let a comment switch off. */
export const sourceRules = {
  any: { forbids: (node) => node.kind === ts.SyntaxKind.AnyKeyword },
  'non-null assertion': { forbids: isNonNullAssertion },
  cast: { forbids: isCast },
  'dialect literal': { forbids: isDialectLiteral, appliesTo: knowsNoDialect },
  'dialect identity': { forbids: isDialectComparison, appliesTo: knowsNoDialect },
  'state of a module': { forbids: isModuleState, appliesTo: isPure },
  'clock or chance': { forbids: isClockOrChance, appliesTo: isPure },
  'focused or skipped test': { forbids: isFocusedOrSkipped, appliesTo: isTest },
  'rejection ignored': { forbids: isIgnoredRejection },
} satisfies Record<string, Rule>

export function findSourceViolations({ path, text }: SourceText): Violation[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)
  const rules: [string, Rule][] = Object.entries(sourceRules)
  const active = rules.filter(([, rule]) => rule.appliesTo?.(path) ?? true)
  const found: Violation[] = []
  const visit = (node: ts.Node): void => {
    for (const [rule, { forbids }] of active) {
      if (forbids(node)) found.push({ rule, at: `${path}:${place(file, node)}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function place(file: ts.SourceFile, node: ts.Node): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return `${line + 1}: ${node.getText(file).split('\n')[0] ?? ''}`
}

/** `x!`, and `let x!: T`, which asserts the same once for all. */
function isNonNullAssertion(node: ts.Node): boolean {
  if (ts.isNonNullExpression(node)) return true
  const declares = ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)
  return declares && node.exclamationToken !== undefined
}

function isCast(node: ts.Node): boolean {
  if (ts.isTypeAssertionExpression(node)) return true
  return ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)
}

function isDialectLiteral(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) || !DIALECT_NAMES.has(node.text)) return false
  return !ts.isImportDeclaration(node.parent)
}

/** `dialect === x`, `dialect.name !== x`, `target.dialect.label === x`. */
function isDialectComparison(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !EQUALITY.has(node.operatorToken.kind)) return false
  const isIdentity = (side: ts.Node) =>
    /(?:^|\.)dialect(?:\.(?:name|label|id))?$/i.test(side.getText())
  const isUndefined = (side: ts.Node) => side.getText() === 'undefined'
  if (isUndefined(node.left) || isUndefined(node.right)) return false
  return isIdentity(node.left) || isIdentity(node.right)
}

/** `let a` outside of functions: what one compilation leaves behind, the next would find. */
function isModuleState(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent)) return false
  return (node.declarationList.flags & ts.NodeFlags.Const) === 0
}

function isClockOrChance(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) {
    return node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0
  }
  if (!ts.isPropertyAccessExpression(node)) return false
  return ['Date.now', 'Math.random'].includes(node.getText())
}

function isFocusedOrSkipped(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return ['only', 'skip'].includes(name.text) && TEST_FUNCTIONS.has(expression.getText())
}

/** `.catch(() => {})`, `.catch(() => undefined)`: an error that nobody hears of. */
function isIgnoredRejection(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  if (node.expression.name.text !== 'catch') return false
  const [handler] = node.arguments
  if (handler === undefined || !ts.isArrowFunction(handler)) return false
  return /^(?:\{\s*\}|undefined|null|\[\]|\(\{\}\)|false|'')$/.test(handler.body.getText())
}
