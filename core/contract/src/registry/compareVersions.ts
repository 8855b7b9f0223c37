import compare from 'semver/functions/compare.js'

/** Order of two semantic versions: negative where the first is older. */
export const compareVersions = (first: string, second: string): number => compare(first, second)
