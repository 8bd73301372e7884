import { isSymbol, textOf, type Token } from '../text/tokens.ts'
import { behindGroup } from '../text/tokens.ts'

export interface Partitioning {
  /** ``RANGE (`year`)``, with what parts the partitions again. */
  readonly by: string | undefined
  /** ``(PARTITION p1 VALUES LESS THAN (10) ENGINE = InnoDB)``, where they are named. */
  readonly partitions: string | undefined
}

/** The tokens behind PARTITION BY. */
export function readPartitions(sql: string, tokens: readonly Token[]): Partitioning {
  if (tokens.length === 0) return { by: undefined, partitions: undefined }
  const open = lastGroup(tokens)
  return {
    by: oneLine(textOf(sql, tokens.slice(0, open))),
    partitions: open === tokens.length ? undefined : textOf(sql, tokens.slice(open)),
  }
}

/** Where the list of partitions begins: a group that begins with the word PARTITION. */
function lastGroup(tokens: readonly Token[]): number {
  for (let index = 0; index < tokens.length;) {
    if (!isSymbol(tokens[index], '(')) index += 1
    else if (tokens[index + 1]?.text.toUpperCase() === 'PARTITION') return index
    else index = behindGroup(tokens, index)
  }
  return tokens.length
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
