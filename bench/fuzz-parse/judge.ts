import { lex } from '../../compiler/1-lex/lexer.ts'
import { parse } from '../../compiler/2-parse/parse.ts'
import { createReport } from '../../compiler/diagnostics/report.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { split } from '../../compiler/split/split.ts'
import type { Verdict } from './oracle.ts'

/** What quarry says of a text: refused at the first fault of its first wrong statement. */
export function judge(sql: string, dialect: Dialect): Verdict {
  for (const { text, at, kind } of split(sql, dialect.lexical)) {
    if (kind !== 'sql') continue
    const report = createReport()
    parse(lex(text, dialect.lexical), dialect, report)
    const [fault] = report.all()
    if (fault) return { kind: 'refused', message: fault.message, offset: at.start + fault.at.start }
  }
  return { kind: 'accepted' }
}
