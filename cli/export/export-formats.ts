export const exportFormats = ['json', 'ndjson', 'csv', 'sql', 'sqlite'] as const

export type ExportFormat = (typeof exportFormats)[number]
