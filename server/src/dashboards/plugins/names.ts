import { pathShape, type Manifest } from '@airshed/contract'

/** The names of a plugin: the type stored in documents, or the paths of a screen. */
export function namesOf(manifest: Manifest): readonly string[] {
  return manifest.kind === 'screen' ? manifest.pages.map(({ path }) => path) : [manifest.type]
}

/** A plugin and its names. */
export interface NameOwner {
  readonly id: string
  readonly kind: Manifest['kind']
  /** As returned by {@link namesOf}. */
  readonly names: readonly string[]
}

/** The first name that two plugins share. Paths are compared without the names of their parameters. */
export function sharedName(
  one: Omit<NameOwner, 'id'>,
  other: Omit<NameOwner, 'id'>,
): string | undefined {
  if (one.kind !== other.kind) return undefined
  const taken = other.names.map(pathShape)
  return one.names.find((name) => taken.includes(pathShape(name)))
}
