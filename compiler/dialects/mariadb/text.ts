import type { Text } from '../dialect.ts'
import { nameQuoter } from '../quote-name.ts'
import { keywords } from './keywords.ts'

export const text = {
  quote: nameQuoter(keywords, /^[a-z_][a-z0-9_$]*$/iu, '`'),
} satisfies Text
