import { LOCATION_STALE_AFTER_MS } from '@airshed/domain'
import type { NodeFacts } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { DeviceChannelsTable } from '../../../storage/store/tables/deviceChannel.ts'
import type { DeviceFactsTable } from '../../../storage/store/tables/deviceFacts.ts'
import type { MeasuredFacts } from './measuredFacts.ts'

/** What a caller may see of a device. */
export interface FactsReader {
  /**
   * Whether they belong to its owner or lessee. Only they see its network, its hardware address and the location that it
   * reports, because a location that was set by hand may be vague on purpose.
   */
  isOwners: boolean
  /** Whether they may configure it. Only they see the numbers of its modem and its SIM. */
  canConfigure: boolean
}

type Row = Selectable<DeviceFactsTable>

/** What is kept of the facts of a device. */
interface KeptFacts {
  /** undefined: it reported none. */
  row: Row | undefined
  firmware: NodeFacts['firmware']
  measured: MeasuredFacts
}

/** What a device last reported about itself: in messages of its own, with its payloads, or as readings. */
export function factsOf(
  { row, firmware, measured }: KeptFacts,
  { isOwners, canConfigure }: FactsReader,
): NodeFacts {
  return {
    battery: batteryOf(row, measured),
    network: networkOf(row, measured, isOwners),
    location: isOwners ? locationOf(row) : null,
    firmware,
    rtu:
      row === undefined || row.rtu_status === null || row.rtu_status_at === null
        ? null
        : { status: row.rtu_status, reported_at: row.rtu_status_at },
    mac_address: isOwners ? (row?.mac_address ?? null) : null,
    imei: canConfigure ? (row?.imei ?? null) : null,
    iccid: canConfigure ? (row?.iccid ?? null) : null,
    imsi: canConfigure ? (row?.imsi ?? null) : null,
  }
}

/**
 * What a device reports of itself says more than a reading, as long as it is not old beside it: by the time that the
 * product specifies for locations.
 */
const isOutdated = (reportedAt: number, reading: { at: number } | null): boolean =>
  reading !== null && reading.at > reportedAt + LOCATION_STALE_AFTER_MS

function batteryOf(row: Row | undefined, { volts, percent }: MeasuredFacts): NodeFacts['battery'] {
  const newest = [volts, percent].flatMap((one) => one ?? []).toSorted((a, b) => b.at - a.at)[0]
  const reportedAt = row?.battery_at ?? null
  if (row !== undefined && reportedAt !== null && !isOutdated(reportedAt, newest ?? null)) {
    return {
      volts: row.battery_volts,
      percent: row.battery_percent,
      is_charging: row.is_charging,
      reported_at: reportedAt,
    }
  }
  if (newest === undefined) return null
  const ifCurrent = (one: MeasuredFacts['volts']) =>
    one === null || isOutdated(one.at, newest) ? null : one.value
  return {
    volts: ifCurrent(volts),
    percent: ifCurrent(percent),
    is_charging: null,
    reported_at: newest.at,
  }
}

function networkOf(
  row: Row | undefined,
  { signal, kind }: MeasuredFacts,
  isOwners: boolean,
): NodeFacts['network'] {
  const known = row?.network_at == null || row.network_kind === null ? null : row
  const reportedAt = known?.network_at ?? null
  const network = {
    kind: known?.network_kind ?? kind,
    name: isOwners ? (known?.network_name ?? null) : null,
  }
  const own = known?.signal_dbm ?? null
  const isOwnNewest = own !== null && reportedAt !== null && !isOutdated(reportedAt, signal)
  if (signal !== null && !isOwnNewest) {
    return { ...network, signal_dbm: signal.value, reported_at: signal.at }
  }
  return reportedAt === null ? null : { ...network, signal_dbm: own, reported_at: reportedAt }
}

function locationOf(row: Row | undefined): NodeFacts['location'] {
  if (row === undefined || row.location_at === null) return null
  if (row.latitude === null || row.longitude === null) return null
  const { latitude, longitude, accuracy_m, location_at } = row
  return { latitude, longitude, accuracy_m, reported_at: location_at }
}

/** The firmware that a row of the store holds; undefined: there is none. */
export function firmwareIn(
  row: Pick<Selectable<DeviceChannelsTable>, 'firmware' | 'hardware'> | undefined,
): NodeFacts['firmware'] {
  const { firmware: version = null, hardware = null } = row ?? {}
  return version === null ? null : { version, hardware }
}
