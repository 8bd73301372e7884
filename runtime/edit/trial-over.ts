/** Thrown at the end of a change that was only tried, so that its transaction is rolled back. */
export class TrialOver extends Error {}
