import type { IntrospectedConnection } from '../../../../engine.ts'

export interface Shown {
  /** `table`, `view`, `trigger`, `function`, `procedure`, `event`, `sequence` */
  readonly kind: string
  readonly name: string
}

/** So many statements are sent at once, and answered at once. */
const BATCH = 100

/**
 * What SHOW CREATE says of each, in the order of the objects; undefined where the account may not see it.
 */
export async function showAll(
  connection: IntrospectedConnection,
  objects: readonly Shown[],
): Promise<readonly (string | undefined)[]> {
  const texts: (string | undefined)[] = []
  for (let start = 0; start < objects.length; start += BATCH)
    texts.push(...(await showBatch(connection, objects.slice(start, start + BATCH))))
  return texts
}

async function showBatch(
  connection: IntrospectedConnection,
  objects: readonly Shown[],
): Promise<readonly (string | undefined)[]> {
  const statements = objects.map(
    ({ kind, name }) => `show create ${kind} \`${name.replaceAll('`', '``')}\``,
  )
  const answers = await answersOf(statements, connection)
  return objects.map(({ kind }, index) => statementIn(answers[index]?.[0], kind))
}

async function answersOf(
  statements: readonly string[],
  connection: IntrospectedConnection,
): Promise<readonly (readonly object[])[]> {
  if (connection.severalAtOnce !== true) {
    const answers: (readonly object[])[] = []
    for (const sql of statements) answers.push(await connection.query<object>(sql))
    return answers
  }
  // Several statements have a list of answers; one alone would have its rows only.
  const all = await connection.query<readonly object[]>(['select 1', ...statements].join(';'))
  return all.slice(1)
}

const columns: Readonly<Record<string, string>> = {
  sequence: 'create table',
  trigger: 'sql original statement',
}

function statementIn(row: object | undefined, kind: string): string | undefined {
  const column = columns[kind] ?? `create ${kind}`
  const [, text] = Object.entries(row ?? {}).find(([key]) => key.toLowerCase() === column) ?? []
  return typeof text === 'string' ? text : undefined
}
