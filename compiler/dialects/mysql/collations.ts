import type * as Ast from '../../2-parse/ast.ts'
import type { Column } from '../../ir/catalog.ts'
import type { Collations } from '../definition-rules.ts'

/** Manual 10.3.4 and 10.3.5, by the character sets of a server: lines of a set and its default collation. */
export function collationsOf(characterSets: string, defaultCollation: string): Collations {
  const defaults = new Map(
    characterSets
      .trim()
      .split('\n')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? ''] as const),
  )
  const ofSet = (name: string) => defaults.get(canonical(name))
  const other = (collation: string | undefined, usual: string | undefined) =>
    collation === (usual ?? defaultCollation) ? undefined : collation
  const ofTable = (options: readonly Ast.TableOption[]) => {
    const written = (pattern: RegExp) => {
      const value = options.findLast(({ name }) => pattern.test(name))?.value
      return value && canonical(value.replaceAll(/^['"\x60]|['"\x60]$/g, ''))
    }
    const set = written(/^(?:default )?(?:charset|char(?:acter)? set)$|^convert to$/)
    return other(written(/^(?:default )?collate$/) ?? (set && ofSet(set)), undefined)
  }
  return {
    ofTable,
    ofColumn: (type, collate, table) => {
      const attributes = attributesOf(type?.words ?? '')
      const set = attributes.set && ofSet(attributes.set)
      const chosen = (collate && canonical(collate)) ?? set
      if (!attributes.isBinary) return other(chosen, table)
      const binary = `${(chosen ?? table ?? defaultCollation).split('_')[0]}_bin`
      return other(binary, table)
    },
    underDefault: (column, before, after) =>
      isText(column) ? other(column.collation ?? before ?? defaultCollation, after) : undefined,
  }
}

function canonical(name: string): string {
  return name.toLowerCase().replace(/^utf8(?=_|$)/, 'utf8mb3')
}

interface Attributes {
  readonly set: string | undefined
  /** BINARY: the binary collation of the character set. */
  readonly isBinary: boolean
}

/** What the words of a type say of its characters: `varchar character set latin1 binary`. */
function attributesOf(words: string): Attributes {
  const [, set] = /\b(?:character set|charset) (\S+)/.exec(words) ?? []
  const national = /^(?:national\b|nchar\b|nvarchar\b)/.test(words)
  const named = set ?? (/ ascii\b/.exec(words) && 'latin1') ?? (/ unicode\b/.exec(words) && 'ucs2')
  return {
    set: named ?? (national ? 'utf8mb3' : undefined),
    isBinary: / binary$| binary /.test(words.replace(/(?:character set|charset) binary/, '')),
  }
}

function isText({ type }: Column): boolean {
  return type.kind === 'enum' || (type.kind === 'scalar' && /char|text|^set$/.test(type.name))
}
