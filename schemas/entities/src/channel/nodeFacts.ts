import { Type, type Static, type TSchema } from 'typebox'
import { TimestampMs, Words } from '../common.ts'

export const NETWORK_KINDS = ['wifi', 'gsm', 'lorawan', 'other'] as const
export const NetworkKind = Words(NETWORK_KINDS, {
  description:
    '`lorawan`: the signal is the one that the best gateway received; `other`: the kind is not known',
})
export type NetworkKind = Static<typeof NetworkKind>

/** Networks that a device itself can report. */
const SentNetworkKind = Words(['wifi', 'gsm'])

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const volts = Type.Number({ minimum: 0, maximum: 1000 })
const percent = Type.Number({ minimum: 0, maximum: 100 })
const networkName = Type.String({ maxLength: 100 })
const signal = Type.Number({ minimum: -200, maximum: 0, description: 'Received power in dBm' })
const latitude = Type.Number({ minimum: -90, maximum: 90 })
const longitude = Type.Number({ minimum: -180, maximum: 180 })
const accuracy = Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Metres' })

/** Numbers that identify a device, as it sends them. */
export const SENT_IDENTITY = {
  mac_address: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{2}(:[0-9a-f]{2}){5}$',
      description: 'Hardware address, as 84:f3:eb:28:0d:ec',
    }),
  ),
  imei: Type.Optional(Type.String({ pattern: '^[0-9]{14,16}$', description: 'Of its modem' })),
  iccid: Type.Optional(Type.String({ pattern: '^[0-9]{18,22}$', description: 'Of its SIM' })),
  imsi: Type.Optional(
    Type.String({ pattern: '^[0-9]{6,15}$', description: 'Of the subscriber of its SIM' }),
  ),
}

const rtuStatus = Type.String({ maxLength: 200 })

/** Parts of the facts as a device sends them. */
export const SENT_FACTS = {
  battery: Type.Optional(
    Type.Object(
      {
        volts: Type.Optional(volts),
        percent: Type.Optional(percent),
        is_charging: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false, minProperties: 1 },
    ),
  ),
  network: Type.Optional(
    Type.Object(
      {
        kind: SentNetworkKind,
        name: Type.Optional(networkName),
        signal_dbm: Type.Optional(signal),
      },
      { additionalProperties: false },
    ),
  ),
  rtu_status: Type.Optional(rtuStatus),
  location: Type.Optional(
    Type.Object(
      { latitude, longitude, accuracy_m: Type.Optional(accuracy) },
      { additionalProperties: false },
    ),
  ),
}

export const BatteryFacts = Type.Object({
  volts: orNull(volts),
  percent: orNull(percent),
  is_charging: orNull(Type.Boolean()),
  reported_at: TimestampMs,
})
export type BatteryFacts = Static<typeof BatteryFacts>

/** How full batteries are, in words that devices can be filtered by. */
export const BATTERY_CHARGES = ['low', 'medium', 'full', 'unknown'] as const
export const BatteryCharge = Words(BATTERY_CHARGES)
export type BatteryCharge = Static<typeof BatteryCharge>

export const NetworkFacts = Type.Object({
  kind: NetworkKind,
  name: Type.Union([networkName, Type.Null()], {
    description: 'Of the Wi-Fi or of the carrier; null: unknown, or not for the caller',
  }),
  signal_dbm: orNull(signal),
  reported_at: TimestampMs,
})
export type NetworkFacts = Static<typeof NetworkFacts>

export const LocationFacts = Type.Object({
  latitude,
  longitude,
  accuracy_m: orNull(accuracy),
  reported_at: TimestampMs,
})
export type LocationFacts = Static<typeof LocationFacts>

export const FirmwareFacts = Type.Object({
  version: Type.String({ description: 'In the words of the device' }),
  hardware: Type.Union([Type.String(), Type.Null()], {
    description: 'What it runs on, in the words of the device; null: not reported',
  }),
})
export type FirmwareFacts = Static<typeof FirmwareFacts>

const RtuFacts = Type.Object({
  status: Type.String({ description: 'In the words of the device' }),
  reported_at: TimestampMs,
})
type RtuFacts = Static<typeof RtuFacts>

/** What a device last reported about itself; each part is null until it was reported. */
export const NodeFacts = Type.Object(
  {
    battery: orNull(BatteryFacts),
    network: orNull(NetworkFacts),
    location: Type.Union([LocationFacts, Type.Null()], {
      description: 'also null for those with whom the device is only shared',
    }),
    firmware: Type.Union([FirmwareFacts, Type.Null()], {
      description: 'As the device introduced itself by `hello`, or as its payloads state',
    }),
    rtu: Type.Union([RtuFacts, Type.Null()], {
      description: 'State of its remote terminal unit (`rtu_status`)',
    }),
    mac_address: Type.Union([Type.String(), Type.Null()], {
      description: 'Hardware address; also null for those with whom the device is only shared',
    }),
    imei: Type.Union([Type.String(), Type.Null()], {
      description: 'Of its modem; also null for those who may not configure the device',
    }),
    iccid: Type.Union([Type.String(), Type.Null()], {
      description: 'Of its SIM; also null for those who may not configure the device',
    }),
    imsi: Type.Union([Type.String(), Type.Null()], {
      description:
        'Of the subscriber of its SIM; also null for those who may not configure the device',
    }),
  },
  {
    description:
      'With `facts`, and with the `configuration` of one device: what it last reported of itself',
  },
)
export type NodeFacts = Static<typeof NodeFacts>
