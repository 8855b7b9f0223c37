/** What differs between the kinds of built-in plugins. */
export interface Kind {
  /** As typed on the command line, and the first word of the package's name after the scope. */
  readonly name: 'widget' | 'screen' | 'form'
  /** Folder that holds the packages, from the root. */
  readonly folder: string
  /** Section of the catalogue that shows its stories. */
  readonly shelf: string
  /** Core packages it imports from. */
  readonly kits: readonly string[]
}

export const KINDS: readonly Kind[] = [
  {
    name: 'widget',
    folder: 'widgets',
    shelf: 'widgets',
    kits: ['@airshed/kit'],
  },
  {
    name: 'screen',
    folder: 'screens',
    shelf: 'screens',
    kits: ['@airshed/console-kit', '@airshed/kit'],
  },
  {
    name: 'form',
    folder: 'schemas/forms',
    shelf: 'device forms',
    kits: ['@airshed/kit'],
  },
]
