import type { Manifest } from '@airshed/contract'

/** What a plugin answers to: the type that documents keep, or the path of a screen. */
export function nameOf(manifest: Manifest): string {
  return manifest.kind === 'screen' ? manifest.path : manifest.type
}

/** Who has a name. */
export interface NameOwner {
  readonly id: string
  readonly kind: Manifest['kind']
  /** As {@link nameOf} tells it. */
  readonly name: string
}

/** Whether two plugins would answer to the same thing. Paths do whatever their parameters are called. */
export function isSameName(one: Omit<NameOwner, 'id'>, other: Omit<NameOwner, 'id'>): boolean {
  return one.kind === other.kind && shapeOf(one.name) === shapeOf(other.name)
}

const shapeOf = (name: string): string => name.replaceAll(/:[A-Za-z]+/g, ':')
