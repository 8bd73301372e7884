import type { Names } from '../dialect.ts'

/** SQLite compares all names without regard to the case of ASCII letters. */
export const names: Names = {
  defaultSchema: 'main',
  temporarySchema: 'temp',
  declaredLabels: 'in-results',
  labelled: 'stars',
  relationKey: foldAscii,
  routineKey: foldAscii,
  columnKey: foldAscii,
  valuesColumn: (index) => `column${index + 1}`,
  unnamed: (expression, text) =>
    expression.kind === 'column' ? (expression.parts.at(-1)?.text ?? text) : text,
}

function foldAscii(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
