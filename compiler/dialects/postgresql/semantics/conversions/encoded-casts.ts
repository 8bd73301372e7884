import type { Cast } from '../../../../ir/routine.ts'

/** A row of `pg_cast` without its types. */
export interface EncodedCast {
  readonly context: Cast['context']
  readonly by: Cast['by'] | 'varying-function'
}

const contexts = { i: 'implicit', a: 'assignment', e: 'explicit' } as const

/** The casts of a data file, by the names of both types with a blank between them. */
export function encodedCasts(data: string): ReadonlyMap<string, EncodedCast> {
  const byPair = new Map<string, EncodedCast>()
  for (const line of data.split('\n')) {
    const [source, ...targets] = line.split(' ')
    for (const target of targets) {
      const [, letter = '', name = '', mark = ''] = /^(.)([^~=*]*)(.?)$/u.exec(target) ?? []
      if (letter === 'i' || letter === 'a' || letter === 'e')
        byPair.set(`${source} ${name}`, {
          context: contexts[letter],
          by: means[mark] ?? 'function',
        })
    }
  }
  return byPair
}

const means: Readonly<Record<string, EncodedCast['by']>> = {
  '~': 'varying-function',
  '=': 'nothing',
  '*': 'text',
}
