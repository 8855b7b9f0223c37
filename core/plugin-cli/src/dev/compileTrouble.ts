import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { LocatedTrouble, SourcePlace } from '@airshed/host/development-events'
import { sourcePlace } from './sourcePlace.ts'

/** A location in the compiler's report: `╭─[ src/View.tsx:31:9 ]`. */
const REPORTED_PLACE = /╭─\[ (.+):(\d+):(\d+) \]/
/** The line of a report with the error message: `[PARSE_ERROR] Expected a semicolon`. */
const REPORTED_WORDS = /^(?:\[[\w:-]+\]|x) (.+)$/m

/** An error thrown by a bundler; only the known parts. */
interface Thrown {
  readonly message: string
  /** Id of the module. */
  readonly id?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
}

/** A compile error with its location in the author's sources. */
export interface CompileTrouble extends LocatedTrouble {
  readonly place: SourcePlace
}

/** `src/config.ts:4:8` */
export const placeText = ({ file, line, column }: SourcePlace): string =>
  `${file}:${line}:${column}`

/** The message of a bundler's error, and its location in the sources of the plugin. */
export async function compileTrouble(
  folder: string,
  { message, id, loc }: Thrown,
): Promise<LocatedTrouble> {
  const report = stripVTControlCharacters(message)
  const [, words = report.split('\n')[0] ?? report] = REPORTED_WORDS.exec(report) ?? []
  const [, reported, line = loc?.line, column = loc?.column] = REPORTED_PLACE.exec(report) ?? []
  // A report names files relative to the folder in which the program was started.
  const file = (loc?.file ?? id ?? (reported && resolve(reported)))?.replace(/\?.*$/, '')
  if (file === undefined || line === undefined) return { message: report, place: null }
  const place = await sourcePlace(folder, file, Number(line), Number(column ?? 1))
  return { message: place === null ? report : words, place }
}

/**
 * Every location in the sources of the plugin that a bundler's error reports, each once; none for any
 * other error.
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
