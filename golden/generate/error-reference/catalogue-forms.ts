import ts from 'typescript'

/** What a code of the catalogue says, its parameters in angle brackets: `column "<column>" is ambiguous`. */
export interface CodeForms {
  readonly code: string
  readonly severity: string
  /** Several where the text depends on the fault. */
  readonly messages: readonly string[]
  /** Empty where there is no hint. */
  readonly hints: readonly string[]
}

/** The entries of `catalogue.ts` in their order, read from its source. Throws: when the table has another form. */
export function catalogueForms(source: string): readonly CodeForms[] {
  const file = ts.createSourceFile('catalogue.ts', source, ts.ScriptTarget.ES2023, true)
  const constants = constantsOf(file)
  const table = constants.get('table')
  if (table === undefined || !ts.isObjectLiteralExpression(table)) {
    throw new Error('catalogue.ts has no object "table"')
  }
  return propertiesOf(table).map(([code, entry]) => formsOf(code, entry, constants))
}

/** The messages of a table of faults by their codes. Throws: when the table has another form. */
export function faultMessages(source: string): ReadonlyMap<string, readonly string[]> {
  const file = ts.createSourceFile('fault.ts', source, ts.ScriptTarget.ES2023, true)
  const constants = constantsOf(file)
  const table = constants.get('catalogue')
  if (table === undefined || !ts.isObjectLiteralExpression(table)) {
    throw new Error('fault.ts has no object "catalogue"')
  }
  return new Map(
    propertiesOf(table).map(([code, entry]) => {
      const body = bodyOf(entry, constants)
      const made = ts.isParenthesizedExpression(body) ? body.expression : body
      return [code, formsOf(code, made, constants).messages]
    }),
  )
}

type Constants = ReadonlyMap<string, ts.Expression>

function constantsOf(file: ts.SourceFile): Constants {
  const declarations = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  )
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      initializer === undefined ? [] : [[name.getText(), withoutAssertion(initializer)]],
    ),
  )
}

function withoutAssertion(expression: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)
    ? withoutAssertion(expression.expression)
    : expression
}

function propertiesOf(object: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return object.properties.map((property) => {
    if (!ts.isPropertyAssignment(property)) throw new Error(`no property: ${property.getText()}`)
    const { name, initializer } = property
    return [ts.isStringLiteral(name) ? name.text : name.getText(), initializer]
  })
}

function formsOf(code: string, entry: ts.Expression, constants: Constants): CodeForms {
  if (!ts.isObjectLiteralExpression(entry)) throw new Error(`"${code}" is no object`)
  const properties = new Map(propertiesOf(entry))
  const textsOf = (name: string) => {
    const found = properties.get(name)
    return found === undefined ? [] : texts(bodyOf(found, constants))
  }
  const [severity = ''] = textsOf('severity')
  return { code, severity, messages: textsOf('message'), hints: textsOf('hint') }
}

/** What a function gives; a name stands for the constant of that name. */
function bodyOf(expression: ts.Expression, constants: Constants): ts.Expression {
  const named = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined
  if (named !== undefined) return bodyOf(named, constants)
  if (!ts.isArrowFunction(expression)) return expression
  if (ts.isBlock(expression.body)) throw new Error(`a block: ${expression.getText()}`)
  return expression.body
}

/** Every text that an expression may be. */
function texts(expression: ts.Expression): readonly string[] {
  if (ts.isParenthesizedExpression(expression)) return texts(expression.expression)
  if (ts.isConditionalExpression(expression)) {
    return [...texts(expression.whenTrue), ...texts(expression.whenFalse)]
  }
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  if (ts.isTemplateExpression(expression)) return [templateText(expression)]
  if (expression.getText() === 'undefined') return []
  return [`<${parameterName(expression)}>`]
}

function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  const spans = templateSpans.map(({ expression, literal }) => {
    const alternatives = texts(expression).map((text) => (text === '' ? '...' : text))
    return `${alternatives.join('/')}${literal.text}`
  })
  return `${head.text}${spans.join('')}`
}

/** `p.types.join(', ')` is about `types`. */
function parameterName(expression: ts.Expression): string {
  if (ts.isCallExpression(expression)) return parameterName(expression.expression)
  if (ts.isElementAccessExpression(expression)) return parameterName(expression.expression)
  if (!ts.isPropertyAccessExpression(expression)) return expression.getText()
  const { expression: of, name } = expression
  return ts.isIdentifier(of) ? name.text : parameterName(of)
}
