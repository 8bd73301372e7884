import type * as Ast from '../../compiler/2-parse/ast.ts'
import { type Printer, printName, words } from './printer.ts'

export function printCreateSequence(sequence: Ast.CreateSequence, printer: Printer): string {
  const { persistence = 'permanent' } = sequence
  return words(
    'CREATE',
    sequence.orReplace && 'OR REPLACE',
    persistence !== 'permanent' && persistence.toUpperCase(),
    'SEQUENCE',
    sequence.ifNotExists && 'IF NOT EXISTS',
    printName(sequence.name, printer),
    printSequenceOptions(sequence.options, printer),
    sequence.written,
  )
}

export function printSequenceOptions(
  options: readonly Ast.SequenceOption[],
  printer: Printer,
): string {
  return words(...options.map((option) => printOption(option, printer)))
}

function printOption(option: Ast.SequenceOption, printer: Printer): string {
  switch (option.kind) {
    case 'as':
      return `AS ${option.type.text}`
    case 'owned-by':
      return `OWNED BY ${printName(option.column, printer)}`
    case 'sequence-name':
      return `SEQUENCE NAME ${printName(option.name, printer)}`
    case 'cycle':
      return option.cycles ? 'CYCLE' : 'NO CYCLE'
    case 'logged':
    case 'unlogged':
    case 'restart':
      return words(option.kind.toUpperCase(), 'value' in option && option.value)
    case 'cache':
    case 'increment':
    case 'maxvalue':
    case 'minvalue':
    case 'start': {
      const word = option.kind.toUpperCase()
      return option.value === undefined ? `NO ${word}` : `${word} ${option.value}`
    }
  }
}
