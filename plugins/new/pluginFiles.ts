import { join } from 'node:path'
import {
  filledFiles,
  spanishTitleOf,
  templateFiles,
  type PluginNames,
} from '@airshed/plugin-cli/create'
import type { Kind } from './kinds.ts'

/** Widgets and forms start from the templates for external authors; a screen uses the kit of the console. */
const SCREEN_TEMPLATE = join(import.meta.dirname, 'templates/screen')
/** Files that only a package outside this project needs. */
const OUTSIDE = new Set([
  '.gitignore',
  'README.md',
  'package.json',
  'tsconfig.json',
  'src/css.d.ts',
])

/** Sources and fixtures of a new built-in plugin: path in its package → text. */
export async function pluginFiles(kind: Kind, names: PluginNames): Promise<Map<string, string>> {
  const files =
    kind.name === 'screen'
      ? await filledFiles(SCREEN_TEMPLATE, names, spanishTitleOf('screen', names))
      : await templateFiles(kind.name === 'form' ? 'device-form' : kind.name, names)
  const kept = [...files].filter(([path]) => !OUTSIDE.has(path))
  return new Map(
    kept.map(([path, text]) => [
      path,
      path.endsWith('.stories.tsx') ? shelved(text, kind, names) : text,
    ]),
  )
}

/** Stories of this project are grouped by kind. */
const shelved = (text: string, kind: Kind, { name, title }: PluginNames): string =>
  text.replace(`  title: '${title}',`, `  title: '${kind.shelf}/${name}',`)
