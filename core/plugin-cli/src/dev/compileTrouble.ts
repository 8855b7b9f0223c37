import { stripVTControlCharacters } from 'node:util'
import type { LocatedTrouble } from '@airshed/host/development-events'
import type { ErrorPayload } from 'vite'
import { sourcePlace } from './sourcePlace.ts'

/** How the compiler writes a place into its report: `╭─[ src/View.tsx:31:9 ]`. */
const REPORTED_PLACE = /╭─\[ .+:(\d+):(\d+) \]/
/** The line of a report that says what is wrong: `[PARSE_ERROR] Expected a semicolon`. */
const REPORTED_WORDS = /^(?:\[[A-Z_]+\]|x) (.+)$/m

/** What a bundler's error says, and where in the sources of the plugin. */
export async function compileTrouble(
  folder: string,
  { message, id, loc }: ErrorPayload['err'],
): Promise<LocatedTrouble> {
  const report = stripVTControlCharacters(message)
  const [, words = report.split('\n')[0] ?? report] = REPORTED_WORDS.exec(report) ?? []
  const [, line = loc?.line, column = loc?.column] = REPORTED_PLACE.exec(report) ?? []
  const file = loc?.file ?? id?.replace(/\?.*$/, '')
  if (file === undefined || line === undefined) return { message: report, place: null }
  const place = await sourcePlace(folder, file, Number(line), Number(column ?? 1))
  return { message: place === null ? report : words, place }
}
