/** A text that a spreadsheet would run begins with one of these, perhaps behind apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u

/**
 * The text with an apostrophe in front where a spreadsheet would take it for a formula; import takes
 * it off again. A text that begins with apostrophes and such a sign gets one as well, so that both
 * ways are exact. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text without the apostrophe that `guardFormula` has put in front. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
