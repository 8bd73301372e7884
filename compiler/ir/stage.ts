/** The stages of the front end whose work can be shown. */
export const stages = ['tokens', 'ast', 'ir'] as const

/** `syntax`: nothing is shown, the statement is only judged. */
export type Stage = (typeof stages)[number] | 'syntax'
