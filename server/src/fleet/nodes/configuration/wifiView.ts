import { deviceModel, foundNetworks, secretMark } from '@airshed/domain'
import type { NodeWifi } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import { commandView } from '../../deviceChannel/addCommand.ts'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/**
 * The Wi-Fi network of a device, the newest scan requested, and the result of the newest one that it answered.
 *
 * @param now ms UTC
 * @throws ACTION_NOT_SUPPORTED for a type that cannot scan
 */
export async function wifiView(
  db: Kysely<Tables>,
  node: { id: string; type: string },
  now: number,
): Promise<NodeWifi> {
  const { commands } = deviceModel(node.type)
  if (!commands.includes('wifi_scan')) {
    throw apiError('ACTION_NOT_SUPPORTED', {
      type: node.type,
      action: 'wifi_scan',
      known: commands.length === 0 ? 'none' : commands.join(', '),
    })
  }
  const scans = db
    .selectFrom('device_commands')
    .selectAll()
    .where('node_id', '=', node.id)
    .where('name', '=', 'wifi_scan')
    .orderBy('position', 'desc')
    .limit(1)
  const [newest, answered, settings] = await Promise.all([
    scans.executeTakeFirst(),
    scans.where('state', '=', 'done').executeTakeFirst(),
    db
      .selectFrom('device_settings')
      .select(['name', 'desired', 'desired_version', 'reported'])
      .where('node_id', '=', node.id)
      .where('sensor_id', '=', '')
      .where('name', 'in', ['wifi_ssid', 'wifi_password'])
      .execute(),
  ])
  const valueOf = (wanted: string): unknown => {
    const row = settings.find(({ name }) => name === wanted)
    return row?.desired_version === null ? row.reported : row?.desired
  }
  const ssid = valueOf('wifi_ssid')
  const password = valueOf('wifi_password') ?? ''
  return {
    node_id: node.id,
    wifi_ssid: typeof ssid === 'string' && ssid !== '' ? ssid : null,
    has_wifi_password: secretMark(password),
    scan: newest === undefined ? null : scanOf(commandView(newest, now)),
    networks: foundNetworks(answered?.data),
    scanned_at: answered?.ended_at ?? null,
  }
}

const scanOf = ({
  _id,
  state,
  created_at,
  ended_at,
  reason,
}: ReturnType<typeof commandView>): NodeWifi['scan'] => ({
  _id,
  state,
  created_at,
  ended_at,
  reason,
})
