import type { Column, Relation } from '../../../compiler/ir/catalog.ts'

/** The places in a row of the result where the value of a column is, and its size where it may have been cut. */
export interface ReadColumn {
  readonly column: Column
  readonly value: number
  readonly size: number | undefined
}

/** A value that may be cut, as `SqlText.preview` writes it. */
interface Preview {
  readonly head: string
  readonly size: string
}

/**
 * The list of a SELECT. Every item has an alias that no column of the relation has: ORDER BY would take
 * a label like `left` for the column of that name.
 */
export class SelectList {
  private readonly items: string[] = []
  private readonly prefix: string

  constructor({ columns }: Relation) {
    const names = columns.map(({ name }) => name.toLowerCase())
    let prefix = 'quarry_'
    while (names.some((name) => name.startsWith(prefix))) prefix += '_'
    this.prefix = prefix
  }

  /** The whole value, or the beginning of one that may be long. */
  read(column: Column, whole: string, preview?: Preview): ReadColumn {
    if (preview === undefined) return { column, value: this.add(whole), size: undefined }
    return { column, value: this.add(preview.head), size: this.add(preview.size) }
  }

  private add(expression: string): number {
    return this.items.push(`${expression} as ${this.prefix}${this.items.length}`) - 1
  }

  get text(): string {
    return this.items.length === 0 ? '1' : this.items.join(', ')
  }
}
