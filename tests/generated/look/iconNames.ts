import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ICONS = join(import.meta.dirname, '../../../core/ui/src/icons/NamedIcon.tsx')

/** Names of the icons that the console uses, in alphabetical order. */
export function iconNames(): string[] {
  const names = [...readFileSync(ICONS, 'utf8').matchAll(/16px\/paths\/([a-z0-9-]+)'/g)]
  return names.map(([, name = '']) => name).toSorted()
}

/** The same for the check of manifests, which runs without a browser. */
export const iconNamesModule = (): string =>
  '// Generated from core/ui by `npm run generate`: do not edit.\n\n' +
  '/** Names of icons that the console draws; any other shows the general one. */\n' +
  `export const ICON_NAMES: readonly string[] = [\n${iconNames()
    .map((name) => `  '${name}',\n`)
    .join('')}]\n`
