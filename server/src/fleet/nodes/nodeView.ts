import { displayedStatus } from '@airshed/domain'
import { defaultProfileOf } from '@airshed/profiles'
import type { Node, Sensor } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { Caller } from '../../access/identity/access.ts'
import type { SensorsTable } from '../../storage/store/tables/devices.ts'
import { nodeActions, readsNode } from '../../access/entities/nodeActions.ts'
import type { NodeRow } from '../../access/entities/nodes.ts'

/**
 * A node as one caller sees it: with the actions that they may take. Of the organizations that it is shared with,
 * they see only those that they belong to, unless they belong to its owner. The owner of a leased node sees
 * neither when it reports nor where it is.
 *
 * @param now ms UTC, for the displayed status
 */
export function nodeView(row: NodeRow, caller: Caller, now: number): Node {
  const { status } = row
  const isRead = readsNode(caller, row)
  const payer = row.payment_organization_id
  const readsOwner = row.organization_id !== null && caller.can('read_devices', row.organization_id)
  return {
    _id: row.id,
    node_id: row.id,
    _type: 'thiamis',
    serial: row.serial,
    type: row.type,
    name: row.name,
    presentName: row.name === '' ? row.serial : row.name,
    description: row.description,
    tags: row.tags,
    organization_id: row.organization_id,
    external_id: row.external_id,
    timezone: row.timezone,
    timezone_source: row.timezone_source,
    timezone_reported: row.reported_timezone,
    interval: row.interval_ms,
    last_online: isRead ? row.last_online : null,
    status,
    statusType: isRead
      ? displayedStatus(
          {
            status,
            intervalMs: row.interval_ms,
            lastReportTs: row.last_online,
            isOnline: row.online_value === null ? null : row.online_value !== 0,
          },
          now,
        )
      : 'leased',
    has_fault: isRead && row.has_fault,
    location:
      !isRead || row.latitude === null || row.longitude === null
        ? null
        : [row.latitude, row.longitude],
    location_type: row.location_type,
    location_description: isRead ? row.location_description : '',
    is_simulated: row.is_simulated,
    accepts_keyless: row.accepts_keyless,
    profile_id: row.profile_id,
    default_profile_id: defaultProfileOf(row.type, {
      indoor: row.indoor_profile_id,
      outdoor: row.outdoor_profile_id,
    }).id,
    shared_to: row.shared_to.filter((id) => readsOwner || caller.can('read_devices', id)),
    leased_to: row.leased_to,
    payment_organization_id:
      payer !== null && (readsOwner || caller.can('read_devices', payer)) ? payer : null,
    actions: nodeActions(caller, row),
    version: row.version,
  }
}

/**
 * A sensor as the API returns it.
 *
 * @param settings by name, as requested, otherwise as reported; default: none
 */
export function sensorView(
  row: Selectable<SensorsTable>,
  { enabled, debug, ...settings }: Readonly<Record<string, unknown>> = {},
): Sensor {
  // The driver is the name of the sensor.
  const configuration = Object.entries(settings).filter(([name]) => name !== 'driver')
  const unreported = Object.entries({ enabled, debug } as const)
    .filter(([, value]) => !isFlag(value))
    .map(([name]) => name as 'enabled' | 'debug')
  return {
    _id: row.id,
    node_id: row.node_id,
    name: row.name,
    model: row.model,
    vendor: row.vendor,
    sensor_type: row.sensor_type,
    com_port: row.com_port,
    com_type: row.com_type,
    address: row.address,
    enabled: flagOr(enabled, row.enabled),
    debug: flagOr(debug, row.debug),
    ...(unreported.length === 0 ? {} : { unreported }),
    configuration: { ...row.configuration, ...Object.fromEntries(configuration) },
  }
}

/** Devices may report anything; values other than a flag are ignored. */
const flagOr = (value: unknown, otherwise: number): number => (isFlag(value) ? value : otherwise)

const isFlag = (value: unknown): value is 0 | 1 => value === 0 || value === 1
