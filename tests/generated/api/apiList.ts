import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PLUGIN_API_VERSION } from '@airshed/contract'
import { SHARED_MODULES } from '@airshed/plugin-archive'
import { apiLine, apiProblems } from './apiProblems.ts'
import { exportedNames, isValue, type ExportedName } from './exportedNames.ts'

const root = join(import.meta.dirname, '../../..')
const { resolve } = createRequire(import.meta.url)

/** The committed list of names that the kit exports, from the root of the project. */
export const API_LIST = 'core/kit/api.txt'
/** The same names for the check of archives: those that exist when a plugin runs. */
const NAMES_OF_ARCHIVES = 'core/plugin-archive/src/generated/kitNames.ts'

const ENTRIES = SHARED_MODULES.filter((each) => each.startsWith('@airshed/')).toSorted()

function committed(): string[] {
  try {
    return readFileSync(join(root, API_LIST), 'utf8').trimEnd().split('\n')
  } catch {
    return []
  }
}

function namesModule(entries: readonly (readonly [string, readonly ExportedName[]])[]): string {
  const lists = entries.map(
    ([entry, names]) =>
      `  '${entry}': [\n${names
        .filter(isValue)
        .map(({ name }) => `    '${name}',\n`)
        .join('')}  ],\n`,
  )
  return (
    '// Generated from core/kit by `npm run generate`: do not edit.\n\n' +
    '/** Names that a plugin can import from the kit, by module. */\n' +
    `export const KIT_NAMES: Readonly<Record<string, readonly string[]>> = {\n${lists.join('')}}\n`
  )
}

/**
 * The names that authors get from the kit: `api.txt`, and the list that archives are checked against.
 *
 * @returns also the problems that prevent writing them: a name removed too early
 */
export function kitNames(): { files: { path: string; text: string }[]; problems: string[] } {
  const known = new Map<string, readonly ExportedName[]>()
  const entries = ENTRIES.map((entry) => [entry, exportedNames(resolve(entry), known)] as const)
  const lines = entries.flatMap(([entry, names]) => names.map((name) => apiLine(entry, name)))
  return {
    files: [
      { path: API_LIST, text: `${lines.join('\n')}\n` },
      { path: NAMES_OF_ARCHIVES, text: namesModule(entries) },
    ],
    problems: apiProblems(committed(), lines, PLUGIN_API_VERSION),
  }
}
