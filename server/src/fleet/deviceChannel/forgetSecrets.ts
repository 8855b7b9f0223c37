import { PRIVATE_SETTINGS, isSecretSetting, secretMark } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

const SECRETS = PRIVATE_SETTINGS.filter(isSecretSetting)

/**
 * Deletes the secrets that a device has applied: it keeps them, and the server no longer needs them. Only
 * whether there is one is kept.
 *
 * @param version of the settings that the device has processed; a refused secret is kept until another
 *   one is requested
 * @param now ms UTC
 * @returns what is kept of the deleted secrets, by name
 */
export async function forgetSecrets(
  tx: Transaction<Tables>,
  nodeId: string,
  version: number,
  now: number,
): Promise<Record<string, boolean>> {
  const taken = await tx
    .selectFrom('device_settings')
    .select(['name', 'desired', 'desired_version', 'refused_version'])
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', '')
    .where('name', 'in', SECRETS)
    .where('desired_version', '<=', version)
    .execute()
  const marks: Record<string, boolean> = {}
  for (const { name, desired, desired_version: asked, refused_version: refused } of taken) {
    if (refused !== null && refused >= (asked ?? 0)) continue
    marks[name] = secretMark(desired)
    await tx
      .updateTable('device_settings')
      .set({
        desired: null,
        desired_version: null,
        reported: JSON.stringify(marks[name]),
        reported_at: now,
      })
      .where('node_id', '=', nodeId)
      .where('sensor_id', '=', '')
      .where('name', '=', name)
      .execute()
  }
  return marks
}
