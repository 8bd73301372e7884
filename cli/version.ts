import manifest from '../package.json' with { type: 'json' }

/** The version of this quarry: that of its package. */
export const version: string = manifest.version
