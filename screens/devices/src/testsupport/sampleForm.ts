import type { CompiledValidator, NodeFormManifest } from '@airshed/kit/define'

/** What the manifests of all device forms of this folder have in common. */
export const SAMPLE_FORM: Pick<
  NodeFormManifest,
  'kind' | 'configVersion' | 'permissions' | 'engines'
> = {
  kind: 'device-form',
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}

const acceptAll: CompiledValidator = () => true

/** A validator that accepts every value: those of real forms are compiled with the page. */
export const loadNoValidator = () => Promise.resolve({ default: acceptAll })
