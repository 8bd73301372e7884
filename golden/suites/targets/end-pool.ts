import type { Pool } from 'pg'

/**
 * Resolves when the connections are closed: `pool.end()` resolves before, and an idle connection
 * that `drop database ... with (force)` then terminates is an uncaught error.
 */
export async function endPool(pool: Pool): Promise<void> {
  let open = pool.totalCount
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  await closed
}
