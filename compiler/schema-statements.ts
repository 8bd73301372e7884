import type { Dialect } from './dialects/dialect.ts'
import type { SourceFile } from './source/source-file.ts'
import type { Place } from './source/span.ts'
import { split } from './split/split.ts'

/** A statement of a schema file as an engine takes it. */
export interface SchemaStatement {
  readonly text: string
  readonly place: Place
}

/** The statements of schema files, without commands of clients, rows of COPY, and ways back of migrations. */
export function schemaStatements(
  files: readonly SourceFile[],
  { lexical }: Dialect,
): readonly SchemaStatement[] {
  return files.flatMap(({ path, text: whole }) =>
    split(whole, lexical).flatMap(({ text, at, kind, rollback }) => {
      const isSent = kind === 'sql' && !rollback && !/^copy\b/i.test(text)
      return isSent ? [{ text, place: { file: path, ...at } }] : []
    }),
  )
}
