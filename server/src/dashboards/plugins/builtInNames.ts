import { BUILT_IN_MANIFESTS } from '@airshed/plugins/manifests'
import { namesOf, type NameOwner } from './names.ts'

/** Publisher prefix of everything built in, which other plugins must not use. */
export const BUILT_IN_PUBLISHER = 'airshed.'

/** Names that no installed plugin may have. */
export const BUILT_IN_NAMES: readonly NameOwner[] = BUILT_IN_MANIFESTS.map((manifest) => ({
  id: manifest.id,
  kind: manifest.kind,
  names: namesOf(manifest),
}))
