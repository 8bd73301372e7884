import type { FindSlip } from './slip.ts'

/** What opens a place that a program fills in: Jinja, Go and Handlebars; JavaScript and Flyway; ERB; MyBatis. */
const opening = /^(?:\{\{|\{%|\$\{|<%|#\{)/

/** `CREATE TABLE {{ name }} (a int)`, `SELECT a FROM ${table}` */
export const templateSlip: FindSlip = ({ text, tokens, index }) => {
  const places = tokens.slice(Math.max(0, index - 1), index + 1).map(({ at }) => at.start)
  const isTemplate = places.some((start) => opening.test(text.slice(start, start + 2)))
  return isTemplate
    ? 'this is a place of a template: quarry reads what the database reads, with it filled in'
    : undefined
}
