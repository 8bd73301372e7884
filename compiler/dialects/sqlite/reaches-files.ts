import type { Token } from '../../1-lex/token.ts'

/** Commands that open another file, by their first word and a word that must follow somewhere. */
const COMMANDS: readonly (readonly [string, RegExp])[] = [
  ['attach', /^/],
  ['detach', /^/],
  ['vacuum', /^into$/],
  ['pragma', /^(?:writable_schema|temp_store_directory|data_store_directory)$/],
]

/** ATTACH, VACUUM INTO, load_extension(), and PRAGMA where it opens the schema to any change or names a directory. */
export function reachesFiles(tokens: readonly Token[]): string | undefined {
  const words = tokens.map(({ value }) => value.toLowerCase())
  const command = COMMANDS.find(
    ([first, following]) =>
      words[0] === first && words.slice(1).some((word) => following.test(word)),
  )
  if (command) return command[0].toUpperCase()
  const isCall = words.some((word, index) => word === 'load_extension' && words[index + 1] === '(')
  return isCall ? 'load_extension' : undefined
}
