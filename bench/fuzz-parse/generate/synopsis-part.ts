import { readSynopsis, type Synopsis } from '../../../compiler/2-parse/synopsis/read-synopsis.ts'
import { clauseName, type Part } from './part.ts'

type Named = (name: string) => string

/** A synopsis of a dialect's table; `named` tells the rule that a name in angle brackets stands for. */
export function synopsisPart(text: string, named: Named = clauseName): Part {
  return partOf(readSynopsis(text), named)
}

function partOf(synopsis: Synopsis, named: Named): Part {
  const inner = (item: Synopsis) => partOf(item, named)
  switch (synopsis.kind) {
    case 'literal':
      return { kind: 'text', text: synopsis.text }
    case 'reference':
      return { kind: 'rule', name: named(synopsis.name) }
    case 'sequence':
    case 'choice':
      return { kind: synopsis.kind, items: synopsis.items.map(inner) }
    case 'optional':
      return { kind: 'optional', item: inner(synopsis.item) }
    case 'repeat':
      return {
        kind: 'repeat',
        item: inner(synopsis.item),
        separator: synopsis.separator,
        least: 1,
      }
  }
}
