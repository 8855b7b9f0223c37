import type { AnyPlugin, PluginKind } from '@airshed/contract'
import type { ReadPlugin } from '../pack/packProject.ts'
import type { Fixtures } from '../pack/projectFixtures.ts'

/** Kind of plugin → folder of values that its schema accepts. */
const FOLDERS: Readonly<Record<PluginKind, string>> = {
  widget: 'fixtures/configs',
  screen: 'fixtures/params',
  'device-form': 'fixtures/valid',
}

/** Folder with the fixtures of a plugin of that kind. */
export const fixtureFolder = ({ manifest }: AnyPlugin): string =>
  FOLDERS[manifest.kind] ?? 'fixtures/configs'

/** Fixtures below a folder, sorted by path. */
export const fixturesIn = (fixtures: Fixtures, folder: string): [path: string, value: unknown][] =>
  [...fixtures].filter(([path]) => path.startsWith(`${folder}/`))

/** The values that a plugin is tried with. */
export const usualFixtures = ({ plugin, fixtures }: Pick<ReadPlugin, 'plugin' | 'fixtures'>) =>
  fixturesIn(fixtures, fixtureFolder(plugin))
