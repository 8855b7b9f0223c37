import { pathShape, type Manifest } from '@airshed/contract'

/** What a plugin answers to: the type that documents keep, or the paths of a screen. */
export function namesOf(manifest: Manifest): readonly string[] {
  return manifest.kind === 'screen' ? manifest.pages.map(({ path }) => path) : [manifest.type]
}

/** Who has which names. */
export interface NameOwner {
  readonly id: string
  readonly kind: Manifest['kind']
  /** As {@link namesOf} gives them. */
  readonly names: readonly string[]
}

/** The first name of one plugin that another one answers to. Paths do whatever their parameters are called. */
export function sharedName(
  one: Omit<NameOwner, 'id'>,
  other: Omit<NameOwner, 'id'>,
): string | undefined {
  if (one.kind !== other.kind) return undefined
  const taken = other.names.map(pathShape)
  return one.names.find((name) => taken.includes(pathShape(name)))
}
