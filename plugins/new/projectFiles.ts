import type { PluginNames } from '@airshed/plugin-cli/create'
import type { Kind } from './kinds.ts'
import { jsonText, type PackageManifest } from './packageManifest.ts'

/** The files that make a folder a package of this project: path in it → text. */
export function projectFiles(kind: Kind, manifest: PackageManifest): Map<string, string> {
  const up = '../'.repeat(kind.folder.split('/').length + 1)
  const tsconfig = {
    extends: `${up}tsconfig.browser.json`,
    include: ['src'],
    exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx'],
  }
  return new Map([
    ['package.json', jsonText(manifest)],
    ['tsconfig.json', jsonText(tsconfig)],
    ['turbo.json', jsonText({ extends: ['//'], tags: [kind.tag] })],
  ])
}

/** Name of the plugin in the lists, such as `alertsLogScreen`. */
export const listedName = (kind: Kind, { typeName }: PluginNames): string =>
  `${typeName.slice(0, 1).toLowerCase()}${typeName.slice(1)}${kind.name.slice(0, 1).toUpperCase()}${kind.name.slice(1)}`
