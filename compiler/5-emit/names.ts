/** The lower camel case of a query's name: `GetURLByID` getURLByID, `URLByID` urlByID, `ID` id. */
export function methodName(query: string): string {
  const [first = '', ...rest] = words(query)
  return [lowerFirst(first), ...rest.map(upperFirst)].join('')
}

/** Of a table, an enum or a group, never singularised: `order_lines` OrderLines. */
export function pascalCase(name: string): string {
  return identifier(words(name).map(upperFirst).join(''))
}

/** The object that holds a group's methods: `order-lines` orderLinesQueries. */
export function groupConstant(group: string): string {
  return `${identifier(methodName(group))}Queries`
}

/** The interface of the same: OrderLinesQueries. */
export function groupInterface(group: string): string {
  return `${pascalCase(group)}Queries`
}

/** The row of a query that is no record. */
/** The name of the interface with the number of rows and the id that a statement has made. */
export function resultName(method: string): string {
  return rowName(method).replace(/Row$/, 'Result')
}

export function rowName(method: string): string {
  return `${upperFirst(method)}Row`
}

/** The parameters of a query that has several. */
export function paramsName(method: string): string {
  return `${upperFirst(method)}Params`
}

/** A name of capitals alone is taken for lower case: `ORDER_LINES`. */
function words(name: string): string[] {
  const parts = name.split(/[^\p{ID_Continue}$]+|_+/u).filter((part) => part !== '')
  const capitals = parts.length > 1 && !/\p{Ll}/u.test(name)
  return capitals ? parts.map((part) => part.toLowerCase()) : parts
}

/** Lowers the leading capitals but the one that starts a word: `URLByID` urlByID. */
function lowerFirst(word: string): string {
  return word.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll})|^\p{Lu}+/u, (capitals) => capitals.toLowerCase())
}

function upperFirst(word: string): string {
  const [first = ''] = word
  return first.toUpperCase() + word.slice(first.length)
}

/** A name may begin with what an identifier may not: `2024-report`. */
function identifier(name: string): string {
  return /^[\p{ID_Start}$_]/u.test(name) ? name : `_${name}`
}

/** Whether prettier writes it as a key without quotes. */
export function isPlainKey(name: string): boolean {
  return (
    /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && !/[\u{10000}-\u{10ffff}]/u.test(name)
  )
}

const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum ' +
    'eval export extends false finally for function if implements import in instanceof interface ' +
    'let new null package private protected public return static super switch this throw true try ' +
    'typeof undefined var void while with yield Infinity JSON NaN'
  ).split(' '),
)

/** The first of `name`, `name_`, `name__` that can be bound and is not taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return canBind(name) && !taken.has(name) ? name : freeName(`${name}_`, taken)
}

const TYPE_WORDS = new Set(
  'any bigint boolean never null number object string symbol undefined unknown void'.split(' '),
)

/** Whether an interface may have the name. */
export function canDeclareType(name: string): boolean {
  return isPlainKey(name) && canBind(name) && !TYPE_WORDS.has(name)
}

export function canBind(name: string): boolean {
  return !RESERVED.has(name)
}
