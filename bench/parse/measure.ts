import { lex } from '../../compiler/1-lex/lexer.ts'
import { split } from '../../compiler/split/split.ts'
import { type Corpus, readCorpora } from './corpus.ts'
import { compiledShapes } from './compiled-shapes.ts'
import { shapes } from './shapes.ts'
import { processorTime, SAMPLES, timeOf, timesOf } from './clock.ts'
import { speeds } from './speeds.ts'
import { reads, syntaxes } from './syntaxes.ts'
import { table } from '../table.ts'

/** The sizes of a shape warm each other up. */
const GROWTH_WARM_UP_MILLISECONDS = 500
/** Prefixes grow with the square of a text's length. */
const LONGEST_PREFIXED = 1_000

const corpora = readCorpora()
process.stdout.write(
  `${corpora[0]?.source}; processor time, warm, median of ${SAMPLES} samples\n\n`,
)
process.stdout.write(`${table(corpora.flatMap(ownRows))}\n`)
process.stdout.write(`${table(growthRows())}\n`)
process.stdout.write(`${table(prefixRows())}`)

/** Split, lex and parse alone and together, on what quarry reads. */
function ownRows({ name, statements }: Corpus, index: number): readonly (readonly string[])[] {
  const accepted = statements.filter((sql) => reads(name, sql))
  const { lexical } = syntaxes[name]
  const file = accepted.join(';\n')
  const lexAll = () => accepted.map((sql) => lex(sql, lexical).tokens.length)
  const row = (what: string, read: () => unknown) => [
    `${name}: ${what}`,
    `${accepted.length}`,
    ...speeds(accepted, timeOf(read)),
  ]
  return [
    ...(index === 0 ? [['quarry', 'statements', 'MB/s', 'statements/s']] : []),
    row('split', () => split(file, lexical)),
    row('lex', lexAll),
    row('lex and parse', () => accepted.map((sql) => reads(name, sql))),
  ]
}

/** Each shape at three sizes, ten times as large each. */
function growthRows(): readonly (readonly string[])[] {
  const head = ['growth', 'outcome', 'smallest', '10 times', '100 times', 'MB/s']
  const read = shapes.map(({ dialect, ...shape }) =>
    growthRow(shape, (sql) => (reads(dialect, sql) ? 'read' : 'diagnostic')),
  )
  const compiled = compiledShapes.map((shape) => growthRow(shape, shape.compile))
  return [[...head, 'factors, at most 11'], ...read, ...compiled]
}

interface Growing {
  readonly name: string
  readonly largest: number
  readonly write: (count: number) => string
}

function growthRow(
  { name, largest, write }: Growing,
  outcomeOf: (sql: string) => string,
): readonly string[] {
  const texts = [largest / 100, largest / 10, largest].map(write)
  const outcomes = texts.map(outcomeOf)
  const times = timesOf(
    texts.map((sql) => () => outcomeOf(sql)),
    GROWTH_WARM_UP_MILLISECONDS,
  )
  const [small = 0, middle = 0, large = 0] = times
  return [
    `${name}, ${largest} at most`,
    outcomes.at(-1) ?? '',
    ...times.map((time) => `${time.toFixed(1)} ms`),
    speeds(texts.slice(-1), large)[0] ?? '',
    `${(middle / small).toFixed(1)}, ${(large / middle).toFixed(1)}`,
  ]
}

/** A tree or exactly one diagnostic for every prefix: `reads` throws for anything else. */
function prefixRows(): readonly (readonly string[])[] {
  const head = ['every prefix of every statement', 'prefixes', 'MB', 'time']
  return [head, ...corpora.map(prefixRow)]
}

function prefixRow({ name, statements }: Corpus): readonly string[] {
  const short = statements.filter((sql) => sql.length <= LONGEST_PREFIXED)
  let [count, size] = [0, 0]
  const time = processorTime(() => {
    for (const sql of short) {
      for (let end = 1; end < sql.length; end++) {
        reads(name, sql.slice(0, end))
        count++
        size += end
      }
    }
  })
  return [name, `${count}`, (size / 1e6).toFixed(0), `${(time / 1000).toFixed(1)} s`]
}
