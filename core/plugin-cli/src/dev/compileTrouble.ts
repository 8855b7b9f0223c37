import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { LocatedTrouble, SourcePlace } from '@airshed/host/development-events'
import { sourcePlace } from './sourcePlace.ts'

/** How the compiler writes a place into its report: `╭─[ src/View.tsx:31:9 ]`. */
const REPORTED_PLACE = /╭─\[ (.+):(\d+):(\d+) \]/
/** The line of a report that says what is wrong: `[PARSE_ERROR] Expected a semicolon`. */
const REPORTED_WORDS = /^(?:\[[\w:-]+\]|x) (.+)$/m

/** What a bundler throws, as far as it is known. */
interface Thrown {
  readonly message: string
  /** Id of the module. */
  readonly id?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
}

/** What cannot be compiled, at a place that somebody wrote. */
export interface CompileTrouble extends LocatedTrouble {
  readonly place: SourcePlace
}

/** `src/config.ts:4:8` */
export const placeText = ({ file, line, column }: SourcePlace): string =>
  `${file}:${line}:${column}`

/** What a bundler's error says, and where in the sources of the plugin. */
export async function compileTrouble(
  folder: string,
  { message, id, loc }: Thrown,
): Promise<LocatedTrouble> {
  const report = stripVTControlCharacters(message)
  const [, words = report.split('\n')[0] ?? report] = REPORTED_WORDS.exec(report) ?? []
  const [, reported, line = loc?.line, column = loc?.column] = REPORTED_PLACE.exec(report) ?? []
  // A report names files from the folder in which the program was started.
  const file = (loc?.file ?? id ?? (reported && resolve(reported)))?.replace(/\?.*$/, '')
  if (file === undefined || line === undefined) return { message: report, place: null }
  const place = await sourcePlace(folder, file, Number(line), Number(column ?? 1))
  return { message: place === null ? report : words, place }
}

/**
 * Every place in the sources of the plugin that a bundler's error is about, each once; none where
 * something else went wrong.
 */
export async function compileTroubles(folder: string, error: unknown): Promise<CompileTrouble[]> {
  if (!(error instanceof Error)) return []
  const { errors = [error] } = error as { errors?: readonly Error[] }
  const troubles = new Map<string, CompileTrouble>()
  for (const each of errors) {
    const { message, place } = await compileTrouble(folder, each)
    if (place !== null) troubles.set(placeText(place), { message, place })
  }
  return [...troubles.values()]
}
