/** How much of a database one answer holds. */
export const limits = {
  pageRows: 1000,
  pageOffset: 10_000,
  sqlRows: 10_000,
  sqlBytes: 32 * 1024 * 1024,
  cellCharacters: 64 * 1024,
  identifierCharacters: 128,
} as const
