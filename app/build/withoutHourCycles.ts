import type { Plugin } from 'vite'

const PARSER = /\/@formatjs\/icu-messageformat-parser\/index\.js$/
const TABLE = /const timeData = \{[\s\S]*?\n\};/

/**
 * Of `timeData`, which tells by country whether hours are counted to 12 or to 24: those of the console's languages, and
 * of the world for any other.
 */
const KEPT = 'const timeData = { "001": ["H", "h"], "US": ["h"], "ES": ["H"] };'

/**
 * Keeps the hour cycles of all countries out of the console, which has two languages: they are a percent of what home
 * loads.
 */
export function withoutHourCycles(): Plugin {
  return {
    name: 'airshed:without-hour-cycles',
    apply: 'build',
    transform: {
      filter: { id: PARSER },
      handler: (code) => ({ code: withoutCountries(code), map: null }),
    },
  }
}

/** @throws {Error} if the parser has no such table any longer */
export function withoutCountries(code: string): string {
  if (!TABLE.test(code)) throw new Error('Expected timeData in the parser of messages, found none')
  return code.replace(TABLE, KEPT)
}
