export const transaction = ['BEGIN', 'COMMIT', 'ROLLBACK'] as const

export function savepoint(depth: number) {
  const name = `quarry_${depth}`
  const back = `ROLLBACK TO SAVEPOINT ${name}; RELEASE SAVEPOINT ${name}`
  return [`SAVEPOINT ${name}`, `RELEASE SAVEPOINT ${name}`, back] as const
}
