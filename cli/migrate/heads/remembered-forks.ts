import type { ForkedScripts } from '../../../runtime/migrate/find-conflict.ts'
import { sha256 } from '../../../runtime/migrate/run/files/checksum.ts'
import { checkoutRecord } from '../../project/checkout-record.ts'
import { version } from '../../version.ts'
import type { OpenedFiles } from '../open-migrations.ts'

/** The forks whose order is known not to matter, as long as none of their statements changes. */
export interface RememberedForks {
  readonly has: (fork: ForkedScripts) => boolean
  readonly add: (fork: ForkedScripts) => void
}

/** Kept in the checkout, a line each. */
export function rememberedForks({ root, config }: OpenedFiles): RememberedForks {
  const record = checkoutRecord(root, 'forks')
  const known = new Set(record.read().split('\n'))
  const keyOf = ({ base, first, second }: ForkedScripts) => {
    const lines = [base, first, second].map((scripts) =>
      scripts.map(({ statementsChecksum }) => statementsChecksum).join(),
    )
    return sha256([version, config.dialect.value, ...lines].join('\n'))
  }
  return {
    has: (fork) => known.has(keyOf(fork)),
    add(fork) {
      known.add(keyOf(fork))
      record.write([...known].filter((key) => key !== '').join('\n'))
    },
  }
}
