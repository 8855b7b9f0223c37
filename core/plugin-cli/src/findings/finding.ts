import { stripVTControlCharacters } from 'node:util'
import { fillTemplate } from '@airshed/contract'
import type { ArchiveProblem } from '@airshed/plugin-archive'
import { FINDINGS, type FindingCode, type FindingLevel } from './findingTable.ts'

/** A problem found in a plugin. */
export interface Finding {
  /** From the table of findings, or the table of the archive. */
  readonly code: string
  readonly level: FindingLevel
  /** File of the project, with a JSON pointer or line in it: `src/manifest.ts#/size`. */
  readonly place: string
  /** What was expected, and what was found. */
  readonly message: string
  /** The remedy; empty if there is none to suggest. */
  readonly cure: string
}

/** A finding of the table, with its names filled in. */
export function finding(
  code: FindingCode,
  place: string,
  parts: Readonly<Record<string, string>> = {},
): Finding {
  const { level, message, cure } = FINDINGS[code]
  return {
    code,
    level,
    place,
    message: fillTemplate(message, parts),
    cure: fillTemplate(cure, parts),
  }
}

/**
 * A problem of the archive as a finding: an error, or a reason not to trust the plugin. The last
 * sentence of its message is the remedy.
 */
export function archiveFinding(problem: ArchiveProblem, level: FindingLevel): Finding {
  const { code, place, message } = problem
  const end = message.lastIndexOf('. ')
  return end < 0
    ? { code, level, place, message, cure: '' }
    : { code, level, place, message: message.slice(0, end), cure: message.slice(end + 2) }
}

/** Whether no finding in the list prevents the plugin from being shipped. */
export const isFreeOfErrors = (findings: readonly Finding[]): boolean =>
  findings.every(({ level }) => level !== 'error')

/**
 * The message of a thrown value, in one line; for a bundler's report its first line, or its cause.
 */
export function thrownText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [, cause] = text.split('Caused by:')
  const lines = stripVTControlCharacters(cause ?? text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^Build failed with \d+ errors?:$/.test(line))
  return lines[0] ?? 'an error without words'
}
