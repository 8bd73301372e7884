/** The oldest and the newest release that the tests have. */
export const releases = ['postgresql-15', 'postgresql-18'] as const

export type Release = (typeof releases)[number]
