import type { PluginNames } from '@airshed/plugin-cli/create'
import type { Kind } from './kinds.ts'

type Versions = Readonly<Record<string, string>>

/** The package.json of a built-in plugin. */
export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly private: true
  readonly description: string
  readonly license: string
  readonly type: 'module'
  readonly sideEffects: readonly string[]
  readonly exports: Readonly<Record<string, string>>
  readonly devDependencies: Versions
  readonly peerDependencies: Versions
}

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** @param known versions of registry packages that the project already uses: name → range */
export function packageManifest(kind: Kind, names: PluginNames, known: Versions): PackageManifest {
  const kits = Object.fromEntries(kind.kits.map((name) => [name, '*']))
  const fromRegistry = (...wanted: string[]): Versions =>
    Object.fromEntries(wanted.map((name) => [name, known[name] ?? '*']))
  return {
    name: packageName(kind, names),
    version: '0.1.0',
    private: true,
    description: names.title,
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      '.': './src/plugin.ts',
      './manifest': './src/manifest.ts',
      ...(kind.name === 'widget' ? { './thumbnail': './src/Thumbnail.tsx' } : {}),
    },
    devDependencies: sorted({
      ...kits,
      '@airshed/testing': '*',
      ...fromRegistry('@types/react', 'react'),
    }),
    peerDependencies: sorted({ ...kits, ...fromRegistry('react') }),
  }
}

export const packageName = (kind: Kind, names: PluginNames): string =>
  `@airshed/${kind.name}-${names.name}`

/** As the formatter and npm write JSON. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
