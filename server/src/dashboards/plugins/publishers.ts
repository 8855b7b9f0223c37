import { fingerprintOf } from '@airshed/plugin-archive/keys'
import type { PluginPublisher } from '@airshed/schemas'
import type { Config } from '../../base/config.ts'
import { isAllowedPlugin } from '../../base/settings/pluginSources.ts'

/** The publishers that the operator trusts, whether that is required, and which plugins are allowed. */
export type PublisherRules = Pick<
  Config,
  'trustedPublishers' | 'onlyTrustedPublishers' | 'allowedPlugins'
>

const nameOf = ({ trustedPublishers }: PublisherRules, publicKey: string): string | null =>
  trustedPublishers.find((one) => one.publicKey === publicKey)?.name ?? null

/** A publisher as people see it, or null for an unsigned archive. */
export const publisherView = (
  rules: PublisherRules,
  publicKey: string | null,
): PluginPublisher | null =>
  publicKey === null
    ? null
    : {
        public_key: publicKey,
        fingerprint: fingerprintOf(publicKey),
        name: nameOf(rules, publicKey),
      }

/** Why plugins of this publisher may not be published or enabled here, or null if they may. */
export function publisherProblem(rules: PublisherRules, publicKey: string | null): string | null {
  if (!rules.onlyTrustedPublishers) return null
  if (publicKey !== null && nameOf(rules, publicKey) !== null) return null
  return `This server only accepts plugins from publishers its operator trusts, and this one is ${signedBy(publicKey)}`
}

/** Why the operator does not allow this plugin to be published or enabled here, or null if it may. */
export const allowanceProblem = ({ allowedPlugins }: PublisherRules, id: string): string | null =>
  isAllowedPlugin(allowedPlugins, id)
    ? null
    : `The operator of this server does not allow plugin ${id}`

/** "signed with the key …", or "not signed". */
export const signedBy = (publicKey: string | null): string =>
  publicKey === null ? 'not signed' : `signed with the key ${fingerprintOf(publicKey)}`
