import { keywords } from '../../../../../compiler/dialects/sqlite/keywords.ts'
import { quoteName } from './names.ts'

const WORDS = new Set(keywords.flatMap(({ words }) => words.trim().split(/\s+/)))

/** A name as a person would write it: in quotes only where it has to be. */
export function writtenName(name: string): string {
  return /^[a-z_]\w*$/i.test(name) && !WORDS.has(name.toLowerCase()) ? name : quoteName(name)
}
