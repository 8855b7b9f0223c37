import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginKind } from '../project/pluginProject.ts'
import { spanishTitleOf } from './spanishTitle.ts'
import type { PluginNames } from './names.ts'
import { ownFolder } from './ownFolder.ts'

/** Files that npm would not publish under their own names. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' }

/**
 * Every template is a working plugin called "New plugin", which is renamed for the author. The
 * longer names are replaced first, as they contain the shorter ones.
 */
const placeholders = (
  names: PluginNames,
  spanishTitle: string,
): readonly (readonly [string, string])[] => [
  ['new-publisher', names.publisher],
  ['new-plugin', names.name],
  ['NewPlugin', names.typeName],
  ['New plugin', names.title],
  ['Complemento nuevo', spanishTitle],
]

/** Folder of each kind's template. */
const FOLDERS: Readonly<Record<PluginKind, string>> = {
  widget: 'widget',
  screen: 'screen',
  'device-form': 'form',
}

/**
 * The files of a new plugin: path in its folder → text.
 *
 * @param spanishTitle default {@link spanishTitleOf}
 */
export const templateFiles = (
  kind: PluginKind,
  names: PluginNames,
  spanishTitle = spanishTitleOf(kind, names),
): Promise<Map<string, string>> =>
  filledFiles(join(ownFolder(), 'templates', FOLDERS[kind]), names, spanishTitle)

/** The files of a folder with a "New plugin", renamed: path in the folder → text. */
export async function filledFiles(
  folder: string,
  names: PluginNames,
  spanishTitle: string,
): Promise<Map<string, string>> {
  const rename = (text: string): string =>
    placeholders(names, spanishTitle).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
  const files = new Map<string, string>()
  for (const path of paths) {
    const text = await readFile(join(folder, path), 'utf8')
    files.set(rename(RENAMED[path] ?? path), rename(text))
  }
  return files
}
