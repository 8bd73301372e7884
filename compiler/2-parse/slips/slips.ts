import { aliasWithoutAs } from './alias-without-as.ts'
import { blankSlip } from './blanks.ts'
import { bracketSlips } from './brackets.ts'
import { clauseSlips } from './clauses.ts'
import { definitionSlips } from './definitions.ts'
import { forgottenSemicolon } from './forgotten-semicolon.ts'
import { missingKeyword } from './missing-keyword.ts'
import { missingNames } from './missing-names.ts'
import { commaSlips } from './commas.ts'
import { nameSlips } from './names.ts'
import { operatorSlips } from './operators.ts'
import { invalidToken } from './invalid-tokens.ts'
import { misspelledWord } from './misspelled.ts'
import { misspelledType } from './misspelled-type.ts'
import { missingWords, wordBefore } from './missing-words.ts'
import { templateSlip } from './templates.ts'
import type { FindSlip, Slip, SlipContext } from './slip.ts'

/** The usual slip behind a syntax error, if it looks like one; the more certain ones come first. */
export function slipAt(context: SlipContext): Slip {
  for (const find of slips) {
    const found = find(context)
    if (found) return typeof found === 'string' ? { hint: found, related: [] } : found
  }
  return { hint: undefined, related: [] }
}

const slips: readonly FindSlip[] = [
  templateSlip,
  invalidToken,
  blankSlip,
  forgottenSemicolon,
  ...missingNames,
  ...definitionSlips,
  missingKeyword.certain,
  wordBefore,
  ...nameSlips,
  ...operatorSlips,
  ...bracketSlips.certain,
  ...commaSlips.certain,
  ...clauseSlips,
  misspelledType,
  misspelledWord,
  aliasWithoutAs,
  ...missingWords,
  missingKeyword.likely,
  ...bracketSlips.likely,
  ...commaSlips.likely,
]
