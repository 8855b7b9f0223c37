import { isPrivateSetting } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/**
 * Refuses to request private settings of a leased device as long as it has a key that its lessee did not make:
 * whoever made the key could read them from the inbox of the device.
 *
 * @throws DEVICE_KEY_OF_OWNER
 */
export async function checkPrivate(
  tx: Transaction<Tables>,
  { id, leased_to: lessee }: Pick<NodeRow, 'id' | 'leased_to'>,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const setting = Object.keys(settings).find(isPrivateSetting)
  if (lessee === null || setting === undefined) return
  const foreign = await tx
    .selectFrom('device_channels')
    .select('node_id')
    .where('node_id', '=', id)
    .where('key_hash', 'is not', null)
    .where((expression) =>
      expression.or([
        expression('key_organization_id', 'is', null),
        expression('key_organization_id', '<>', lessee),
      ]),
    )
    .executeTakeFirst()
  if (foreign !== undefined) throw apiError('DEVICE_KEY_OF_OWNER', { setting })
}
