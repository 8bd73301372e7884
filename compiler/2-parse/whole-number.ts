/** `10`; where the lexer reads them as numbers also `1_000`, `0x1f`, `0o17` and `0b1`. */
export const wholeNumber = /^(?:\d[\d_]*|0x[\da-f_]+|0o[0-7_]+|0b[01_]+)$/i
