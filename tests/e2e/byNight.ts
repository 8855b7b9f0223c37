/** Environment variable that selects only the journeys of `npm run test:nightly`. */
export const NIGHT_VARIABLE = 'E2E_BY_NIGHT'

const TAG = '@night'

/** Marks a long journey that another one partly covers by day. */
export const BY_NIGHT = { tag: TAG }

/** Selects the journeys to run. */
export const journeysOfNow = (env: NodeJS.ProcessEnv) =>
  env[NIGHT_VARIABLE] === '1' ? { grep: new RegExp(TAG) } : { grepInvert: new RegExp(TAG) }
