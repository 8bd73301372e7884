/** One release of each engine; the name of its provider is that of the engine without the release. */
export const runnerEngines = ['postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const

export type RunnerEngineName = (typeof runnerEngines)[number]
