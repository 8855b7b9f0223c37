import type { Node } from '@airshed/kit/define'

type DataPoint = NonNullable<Node['data_points']>[number]

const REPORTED_AT_MS = 1_773_507_600_000

/** A data point of the device. @param ageMs how long ago it reported, ms; null: it never did */
export function point(
  path: string,
  lastValue: number | null,
  { unit = '', ageMs = 0 as number | null } = {},
): DataPoint {
  return {
    _id: `ttn:70b3d57ed0051234.0.0.0/${path}`,
    _type: 'raw',
    path,
    device_id: 'ttn:70b3d57ed0051234.0.0.0',
    node_id: 'ttn:70b3d57ed0051234:0',
    name: path,
    presentName: path,
    shortPresentName: path,
    unit,
    precision: 1,
    kind: 'scalar',
    isMapped: !path.startsWith('raw:'),
    isWindDirection: false,
    lastValue,
    lastTimeReportedTs: ageMs === null ? null : REPORTED_AT_MS - ageMs,
  }
}

/** An end device whose payload is mapped like this. Default: it is not mapped, and has sent nothing. */
export function endDevice(
  payload_mapping?: Node['payload_mapping'],
  data_points: Node['data_points'] = [],
): Node {
  return {
    _id: 'ttn:70b3d57ed0051234:0',
    node_id: 'ttn:70b3d57ed0051234:0',
    _type: 'thiamis',
    serial: 'ttn:70b3d57ed0051234',
    type: 'LoRaWAN',
    name: 'School roof',
    presentName: 'School roof',
    description: '',
    organization_id: 'org_city',
    external_id: '00000000-0000-4000-8000-000000000001',
    timezone: 'Europe/Madrid',
    timezone_source: 'device',
    timezone_reported: 'Europe/Madrid',
    version: 1,
    interval: 600_000,
    last_online: REPORTED_AT_MS,
    status: 'activated',
    statusType: 'online',
    location: [40.42, -3.7],
    is_simulated: false,
    accepts_keyless: false,
    profile_id: null,
    default_profile_id: 'airthinx-default',
    location_type: 'manual',
    location_description: '',
    shared_to: [],
    leased_to: null,
    payment_organization_id: null,
    actions: ['read', 'list', 'configure'],
    data_points,
    ...(payload_mapping === undefined ? {} : { payload_mapping }),
  }
}

/** The fields that its uplinks contained. */
export const SEEN: NonNullable<Node['data_points']> = [
  point('128:1', 21.4, { unit: '°C' }),
  point('raw:soil.moisture', 31),
  point('raw:pressure', 96_800),
  point('raw:battery', 3.61, { ageMs: 600_000 }),
  point('raw:lora.snr', 7.5, { unit: 'dB' }),
  point('190:2', -61, { unit: 'dBm' }),
]

/** Only its temperature is mapped. */
export const MAPPED: NonNullable<Node['payload_mapping']> = [
  { field: 'temperature', parameter: '128:1', unit: '°F' },
]
