/** Name of the variable that asks for the journeys of `npm run test:nightly`, and no others. */
export const NIGHT_VARIABLE = 'E2E_BY_NIGHT'

const TAG = '@night'

/** Details of a journey that is long, and part of which another one proves by day. */
export const BY_NIGHT = { tag: TAG }

/** Which journeys are run now. */
export const journeysOfNow = (env: NodeJS.ProcessEnv) =>
  env[NIGHT_VARIABLE] === '1' ? { grep: new RegExp(TAG) } : { grepInvert: new RegExp(TAG) }
