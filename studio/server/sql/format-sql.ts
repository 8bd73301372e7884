import { format, type SqlLanguage, supportedDialects } from 'sql-formatter'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'

/** The text with its lines and indents set anew; undefined for what the formatter cannot read. */
export function formatSql(text: string, { label }: Pick<Dialect, 'label'>): string | undefined {
  const name = label.toLowerCase()
  // The formatter calls the dialects what they are called in sentences, in lower case.
  const language = supportedDialects.filter(isLanguage).find((each) => each === name)
  try {
    return format(text, { keywordCase: 'preserve', ...(language && { language }) })
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Parse error')) return undefined
    throw error
  }
}

function isLanguage(name: string): name is SqlLanguage {
  return supportedDialects.includes(name)
}
