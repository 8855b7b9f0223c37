import type { Issue } from '@airshed/schemas'
import type { PayloadFacts } from './rules/payloadFacts.ts'
import type { MassOfGas } from './rules/units.ts'

/** The instrument under a node that a reading comes from; the four parts make its connection. */
export interface SensorHint {
  comPort: number
  comType: number
  address: number
  /** Driver, such as dust-trak. */
  name: string
  model: string
  vendor: string
  sensorType: string
}

/** What a payload says about the device itself; used only for new devices, except the interval and the time zone. */
export interface DeviceHint {
  serial: string
  /** Device type, such as Thiamis-1000. */
  type: string
  name: string | null
  /** [latitude, longitude] in degrees. */
  location: readonly [number, number] | null
  /** IANA time zone stated by the payload; if it differs from the one stated before, it is a change. */
  timezone: string | null
  /** Reporting interval stated by the payload; if it differs from the known one, it is a change. */
  statedIntervalMs: number | null
  /** The usual interval of the type, for a new device whose payload states none. */
  usualIntervalMs: number | null
}

/** One value as a device sent it, not converted yet. */
export interface Reading {
  serial: string
  sensor: SensorHint
  /** Key in the payload, cleaned for use in an id. */
  key: string
  /**
   * Its field as the owner’s decoder writes it, nested names joined by dots, by which the mapping of a
   * device refers to it. Default: it cannot be mapped.
   */
  field?: string
  /**
   * The value was sent as this point of the compass, which is a value only if the mapping of the device says that the
   * field is a direction. Default: it was a number.
   */
  word?: { text: string; path: string }
  /** Parameter of the catalogue; null: the meaning of the key is unknown. */
  parameterId: string | null
  /** null: an export says that it has none. */
  value: number | null
  /** null: not stated; a mapped value then has its parameter's own unit. */
  unitAsReceived: string | null
  /** ms UTC; null: the payload has no time. */
  measuredAt: number | null
  /** Bits of `MEASUREMENT_FLAGS` set by the adapter. */
  flags: number
  /**
   * What an export of this software says about the place of the reading, which with its flags is taken as it was stored:
   * no range and no fault code adds a flag. Default: it was sent.
   */
  exported?: ExportedPlace
}

/** The data point of an exported reading. */
export interface ExportedPlace {
  /** Parameter id, or `raw:{key}` with what follows it. */
  path: string
  /** Empty: that of its parameter, or its key. */
  name: string
  /** Of a gas that was reported by mass and is stored by volume, what the mass referred to; otherwise null. */
  mass: MassOfGas | null
}

/** A note for the sender about a part of a payload: where it is, and what was done with it. */
export interface Skipped {
  /** JSON pointer into the payload. */
  path: string
  reason: string
}

/** A payload decoded by its adapter: either issues, or readings. */
export interface Decoded {
  devices: DeviceHint[]
  readings: Reading[]
  /** What the payload states about its devices besides readings, one entry for each device. */
  facts: PayloadFacts[]
  /** If there are any, nothing of the payload is stored. */
  issues: Issue[]
  /** Values of known keys that are not numbers, and times that are none. A payload is refused for them only if it has no readings at all. */
  unreadable: Issue[]
  /** Values that were left out; not an error. */
  skipped: Skipped[]
  /** Values that were accepted, but interpreted differently than sent. */
  remarks: Skipped[]
  /**
   * Readings without a time that equal the device's newest ones count as a repeated delivery if those are
   * not older than this.
   */
  repeatWindowMs: number
}

/** Name under which the routes pass the serial from the path or `?serial=`: not a real header. */
export const SERIAL_OF_REQUEST = 'serial-of-request'

/** The same for `?event=`, by which ChirpStack names the event that it sends. */
export const EVENT_OF_REQUEST = 'event-of-request'
/** The same for `?precision=`, the unit of the times of the line protocol. */
export const PRECISION_OF_REQUEST = 'precision-of-request'

/** Parts of a request that an adapter may read; header names in lower case. */
export interface PayloadHeaders {
  readonly [name: string]: string | string[] | undefined
}

/**
 * `firmware-json`: JSON in which numbers may be `nan` or `inf`, as firmware prints them. `form`: an URL-encoded form, as an
 * object of texts. `text`: text of any media type.
 */
export type IngestBody = 'json' | 'firmware-json' | 'form' | 'text'

/** Decodes the payloads of one kind of device. Pure: no clock, no store. */
export interface IngestAdapter {
  /** Last part of its path under /ingest. */
  name: string
  title: string
  /** How its bodies are written. Default: JSON. */
  body?: IngestBody
  decode(payload: unknown, headers: PayloadHeaders, receivedAt: number): Decoded
}
