import type { Issue } from '@airshed/schemas'

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

/** What a payload says about the device itself; used when the device is new, except its interval. */
export interface DeviceHint {
  serial: string
  /** Device type, such as Thiamis-1000. */
  type: string
  name: string | null
  /** [latitude, longitude] in degrees. */
  location: readonly [number, number] | null
  /** IANA time zone. */
  timezone: string | null
  /** Reporting interval that the payload states; one that differs from what is known is a change. */
  statedIntervalMs: number | null
  /** The usual interval of the type, for a new device whose payload states none. */
  usualIntervalMs: number | null
}

/** One value as a device sent it: nothing is converted yet. */
export interface Reading {
  serial: string
  sensor: SensorHint
  /** Key in the payload, cleaned for use in an id. */
  key: string
  /**
   * Its field as the owner’s decoder writes it, nested names joined by dots, by which the mapping of a
   * device names it. Default: no mapping can.
   */
  field?: string
  /** Parameter of the catalogue; null: nobody knows what the key means. */
  parameterId: string | null
  value: number
  /** null: the sender names none; a mapped value then has its parameter's own unit. */
  unitAsReceived: string | null
  /** ms UTC; null: the payload has no time. */
  measuredAt: number | null
  /** Bits of `MEASUREMENT_FLAGS` that the adapter knows of. */
  flags: number
}

/** Something of a payload that its sender should know: where it stands, and what became of it. */
export interface Skipped {
  /** JSON pointer into the payload. */
  path: string
  reason: string
}

/** A payload after its adapter: either issues, or readings. */
export interface Decoded {
  devices: DeviceHint[]
  readings: Reading[]
  /** When there is one, nothing of the payload is stored. */
  issues: Issue[]
  /** Values of known keys that are no numbers. They refuse a payload only if it has no reading at all. */
  unreadable: Issue[]
  /** Values that were left out; no error. */
  skipped: Skipped[]
  /** What was taken, but otherwise than it was sent. */
  remarks: Skipped[]
  /**
   * Readings without a time that equal the device's newest ones are taken for a repeated delivery
   * when those are not older than this.
   */
  repeatWindowMs: number
}

/** Name under which the routes hand over the serial of a path or of `?serial=`: no real header. */
export const SERIAL_OF_REQUEST = 'serial-of-request'

/** Parts of a request that an adapter may look at; header names in lower case. */
export interface PayloadHeaders {
  readonly [name: string]: string | string[] | undefined
}

/** Understands the payloads of one kind of device. Pure: no clock, no store. */
export interface IngestAdapter {
  /** Last part of its path under /ingest. */
  name: string
  title: string
  decode(payload: unknown, headers: PayloadHeaders, receivedAt: number): Decoded
}
