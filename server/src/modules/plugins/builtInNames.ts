import { BUILT_IN_MANIFESTS } from '@airshed/plugins/manifests'
import { namesOf, type NameOwner } from './names.ts'

/** Publisher of everything that is built in; what others make cannot pass for it. */
export const BUILT_IN_PUBLISHER = 'airshed.'

/** Names that no installed plugin may have. */
export const BUILT_IN_NAMES: readonly NameOwner[] = BUILT_IN_MANIFESTS.map((manifest) => ({
  id: manifest.id,
  kind: manifest.kind,
  names: namesOf(manifest),
}))
