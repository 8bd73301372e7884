import { type Piece, piecesOf } from './piece.ts'

const COMMENT = String.raw`--[^\n]*|/\*[\s\S]*?(?:\*/|$)`
// The body of a routine between its dollar signs is SQL itself.
const TEXT = String.raw`'(?:[^']|'')*(?:'|$)|\$(?:[A-Za-z_]\w*)?\$`
const NAME = String.raw`"(?:[^"]|"")*"|\x60(?:[^\x60]|\x60\x60)*\x60`
const TOKEN = new RegExp(`${COMMENT}|${TEXT}|${NAME}|\\b\\d+(?:\\.\\d+)?\\b|[A-Za-z_][\\w$]*`, 'g')

const KEYWORDS = new Set(
  `add after all alter always and any as asc before begin between by cascade case character check collate column comment
  commit concurrently constraint create cross current_date current_time current_timestamp cycle data database declare
  default deferrable definer delete desc deterministic distinct do domain drop each else elseif end engine enum exclude
  execute exists false fetch first for foreign from full function generated grant group having identity if immutable in
  include increment index inner insert instead intersect into invoker is join key language last lateral left like limit
  loop materialized maxvalue minvalue modifies natural new no not nothing null nulls of offset old on only or order out
  outer over owned partition plpgsql primary procedure raise range reads references replace restrict return returning
  returns right row rowid rows schema security select sequence set setof sql stable start statement stored strict table
  temporary then to trigger true type union unique update using values varying view virtual volatile when where while
  window with without`.split(/\s+/),
)

/** SQL of any of the engines, coloured well enough to be read: it is shown, never run. */
export function highlightSql(text: string): readonly Piece[] {
  return piecesOf(text, TOKEN, (found, end) => {
    if (/^(?:--|\/\*)/.test(found)) return 'c'
    if (/^['$]/.test(found)) return 's'
    if (/^["`]/.test(found)) return ''
    if (/^\d/.test(found)) return 'n'
    if (KEYWORDS.has(found.toLowerCase())) return 'kw'
    return text.charAt(end) === '(' ? 'fn' : ''
  })
}
