import { FLAG_MEANINGS } from './flagMeanings.ts'
import { HIDING_REASONS, MEASUREMENT_FLAGS, type SnapshotFormat } from '@airshed/schemas'
import { CORRECTED_COLUMNS, READINGS_COLUMNS } from '@airshed/domain/tabular'
import type { ArchivedDevice } from './archivedDevices.ts'
import { PARQUET_COLUMNS } from './parquetFile.ts'
import type { Series } from '../measurements/exportReadings.ts'

/** A file of an archive, as its description lists it. */
export interface DescribedMember {
  path: string
  /** Before it is compressed. */
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** What the description of an archive is made from. */
export interface ArchiveFacts {
  organization: { id: string; name: string }
  /** Who requested it. */
  by: string
  /** ms UTC. */
  writtenAt: number
  from: number
  to: number
  timezone: string
  formats: readonly SnapshotFormat[]
  devices: readonly ArchivedDevice[]
  series: readonly Series[]
  /** Readings of each data point, by its key. */
  counts: ReadonlyMap<number, number>
  members: readonly DescribedMember[]
}

const iso = (ms: number) => new Date(ms).toISOString()

/** The description of an archive, `metadata.json`: what somebody needs who has nothing but the file. */
export function describeArchive(facts: ArchiveFacts): object {
  const { organization, by, writtenAt, from, to, timezone, formats, devices, series, counts } =
    facts
  const readingsOf = ({ key }: Series) => counts.get(key) ?? 0
  return {
    format: 'airshed-archive',
    version: 1,
    organization,
    requested_by: by,
    written_at: iso(writtenAt),
    period: {
      from: iso(from),
      to: iso(to),
      bounds: 'from belongs to the period, to does not',
    },
    times: {
      csv: `ISO 8601 with the offset of ${timezone}`,
      parquet: 'UTC, milliseconds since 1970-01-01T00:00Z',
      label:
        'The time of a reading as its device gave it; readings are not means, so no step begins or ends there',
      timezone,
    },
    averaging: 'None: raw readings',
    units: 'As stored; each data point names its own',
    flags: Object.entries(MEASUREMENT_FLAGS).map(([name, bit]) => ({
      name,
      bit,
      hides_value: HIDING_REASONS.some((reason) => reason === name),
      meaning: FLAG_MEANINGS[name as keyof typeof MEASUREMENT_FLAGS],
    })),
    columns: {
      ...(formats.includes('csv')
        ? { csv: READINGS_COLUMNS, csv_of_corrected_devices: CORRECTED_COLUMNS }
        : {}),
      ...(formats.includes('parquet')
        ? { parquet: PARQUET_COLUMNS.map(({ name, meaning }) => ({ name, meaning })) }
        : {}),
    },
    readings: series.reduce((sum, one) => sum + readingsOf(one), 0),
    devices: devices.map((device) => {
      const own = series.filter(({ serial }) => serial === device.serial)
      return {
        serial: device.serial,
        name: device.name,
        latitude: device.latitude,
        longitude: device.longitude,
        timezone: device.timezone,
        reporting_interval_ms: device.interval_ms,
        readings: own.reduce((sum, one) => sum + readingsOf(one), 0),
        data_points: own.map((one) => ({
          id: one.id,
          parameter_id: one.path,
          name: one.parameter,
          unit: one.unit,
          reporting_interval_ms: one.intervalMs,
          readings: readingsOf(one),
          corrections: one.corrected?.corrections ?? [],
        })),
      }
    }),
    files: facts.members,
  }
}
