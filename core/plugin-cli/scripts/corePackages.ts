/** A package that an author needs, and what it ships besides its compiled sources. */
export interface CorePackage {
  /** From the root of the project. */
  readonly folder: string
  /** Further folders shipped as they are. */
  readonly extras: readonly string[]
}

const plain = (folder: string): CorePackage => ({ folder, extras: [] })

/** Every package that a plugin's package depends on. */
export const CORE_PACKAGES: readonly CorePackage[] = [
  ...['schemas/entities', 'schemas/profiles'].map(plain),
  ...[
    'contract',
    'domain',
    'data',
    'ui',
    'charts',
    'forms',
    'kit',
    'host',
    'testing',
    'plugin-archive',
    'vite-plugin',
  ]
    .map((name) => `core/${name}`)
    .map(plain),
  { folder: 'core/plugin-cli', extras: ['templates'] },
]
