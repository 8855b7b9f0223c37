import { fingerprintOf, publicKeyProblem } from '@airshed/plugin-archive/keys'
import type { PluginOwnership } from '@airshed/schemas'
import { invalidField } from '../../access/input/invalidField.ts'
import { noSuchPlugin, type Decision } from './decide.ts'
import { findOwner, setOwner } from './owners.ts'
import { publisherView } from './publishers.ts'
import { findVersions, lockPlugins } from './queries.ts'

/**
 * Transfers a plugin to another key, such as that of another author, or a new one of the same author. Existing
 * versions are not changed.
 *
 * @param now ms UTC
 * @throws ApiError 404 for a plugin that the organization neither has nor had with an owner, or 400
 *   for a key that cannot be used
 */
export async function transferOwnership(
  { tx, announce, publishers, ...plugin }: Decision,
  publicKey: string,
  now: number,
): Promise<PluginOwnership> {
  const problem = publicKeyProblem(publicKey)
  if (problem !== null) {
    throw invalidField('/public_key', `an Ed25519 public key, and not ${problem}`, publicKey)
  }
  await lockPlugins(tx)
  const { organizationId, id } = plugin
  const owner = await findOwner(tx, plugin)
  if (owner === null && (await findVersions(tx, [organizationId], id)).length === 0) {
    throw noSuchPlugin(id)
  }
  if (owner !== publicKey) {
    await setOwner(tx, plugin, { public_key: publicKey, since: now })
    const before = owner === null ? '–' : fingerprintOf(owner)
    announce('transferred', null, `${before} → ${fingerprintOf(publicKey)}`)
  }
  return { id, organization_id: organizationId, owner: publisherView(publishers, publicKey) }
}
