/** A package that an author needs, and what it ships besides its compiled sources. */
export interface CorePackage {
  /** From the root of the project. */
  readonly folder: string
  /** Further folders shipped as they are. */
  readonly extras: readonly string[]
  /** A program that is shipped as one file with its imports, and with the extras of another package. */
  readonly program?: {
    /** Module that its `bin` imports. */
    readonly entry: string
    /** The package whose extras and inputs it shares, from the root of the project. */
    readonly of: string
  }
}

const plain = (folder: string): CorePackage => ({ folder, extras: [] })

/**
 * Every package that authors use, in publishing order: the dependencies of a package come before it, and
 * the package that creates plugins comes last.
 */
export const CORE_PACKAGES: readonly CorePackage[] = [
  ...['schemas/entities', 'schemas/profiles'].map(plain),
  ...[
    'client',
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
  {
    folder: 'core/create-airshed-plugin',
    extras: ['templates'],
    program: { entry: 'src/main.ts', of: 'core/plugin-cli' },
  },
]
