import { readSynopsis, type Synopsis } from '../../../compiler/2-parse/synopsis/read-synopsis.ts'
import { clauseName, type Part } from './part.ts'

/** A synopsis of a dialect's table. */
export function synopsisPart(text: string): Part {
  return partOf(readSynopsis(text))
}

function partOf(synopsis: Synopsis): Part {
  switch (synopsis.kind) {
    case 'literal':
      return { kind: 'text', text: synopsis.text }
    case 'reference':
      return { kind: 'rule', name: clauseName(synopsis.name) }
    case 'sequence':
    case 'choice':
      return { kind: synopsis.kind, items: synopsis.items.map(partOf) }
    case 'optional':
      return { kind: 'optional', item: partOf(synopsis.item) }
    case 'repeat':
      return {
        kind: 'repeat',
        item: partOf(synopsis.item),
        separator: synopsis.separator,
        least: 1,
      }
  }
}
