import { join } from 'node:path'
import {
  filledFiles,
  spanishTitleOf,
  templateFiles,
  type PluginNames,
} from '@airshed/plugin-cli/create'
import type { Kind } from './kinds.ts'

/**
 * Widgets and forms start from the templates for external authors; a screen uses the kit of the console, and a built-in
 * widget has a thumbnail.
 */
const TEMPLATES = join(import.meta.dirname, 'templates')
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
  const own =
    kind.name === 'form'
      ? []
      : await filledFiles(join(TEMPLATES, kind.name), names, spanishTitleOf(kind.name, names))
  const shared =
    kind.name === 'screen'
      ? []
      : await templateFiles(kind.name === 'form' ? 'device-form' : kind.name, names)
  const kept = [...shared, ...own].filter(([path]) => !OUTSIDE.has(path))
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
