import type { FindSlip } from './slip.ts'

/** What is no token, although it begins as one, and what it should be. */
const kinds: readonly (readonly [begins: RegExp, hint: string])[] = [
  [/^\0/, 'quarry reads UTF-8: is the file in UTF-16?'],
  [/^\p{Cc}/u, 'it is a control character: take it out'],
  [/^(?=.*_)[\d_.e]+$/i, 'an underscore in a number stands between two digits'],
  [/^\$\d{10,}$/, 'parameters are numbered from $1 to $2147483647'],
  [/^(?:\$\d+|\?)$/, 'a space stands between a parameter and what follows it'],
  [/^(?:u&)?""$/i, 'a name cannot be empty'],
  [/^e'/i, 'an escape in it is no character: \\u takes four hexadecimal digits, \\U eight'],
  [/^u&/i, 'an escape in it is no character: \\ takes four hexadecimal digits, \\+ six'],
]

/** `1__0`, `$1a`, `""`, `E'\u1'` */
export const invalidToken: FindSlip = ({ tokens, index }) => {
  const token = tokens[index]
  if (token?.kind !== 'invalid') return undefined
  return kinds.find(([begins]) => begins.test(token.text))?.[1]
}
