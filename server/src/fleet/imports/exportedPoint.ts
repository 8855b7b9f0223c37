import { isReported } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import { SERIAL_PATTERN } from '@airshed/schemas'
import { cleanText } from '../ingest/rules/text.ts'
import type { SensorHint } from '../ingest/reading.ts'
import { IMPORT_SENSOR } from './importPayload.ts'

/** A data point as its id names it: `{serial}.{com_port}.{com_type}.{address}/{path}`. */
export interface ExportedPoint {
  /** Of the device, without the prefix of a map. */
  serial: string
  sensor: SensorHint
  /** Parameter id, or `raw:{key}`. */
  path: string
  /** null: its key has no known meaning. */
  parameterId: string | null
}

/** Longer ids are none that this software has given. */
const ID_MAX = 300
const ID = /^([^./]+)\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\/(\S+)$/

/**
 * @returns `computed` for a data point whose values a server computes itself, a computed parameter or the online status of a device;
 *   null: it is no id of a data point
 */
export function exportedPointOf(id: string): ExportedPoint | 'computed' | null {
  const [, serial = '', comPort, comType, address, path = ''] =
    (id.length <= ID_MAX ? ID.exec(id) : null) ?? []
  if (!SERIAL_PATTERN.test(serial) || cleanText(path, ID_MAX) !== path) return null
  if (/^metric:./.test(path) || !isReported(path)) return 'computed'
  const parameterId = parameterById(path) === undefined ? null : path
  if (parameterId === null && !/^raw:./.test(path)) return null
  const [port, type, slot] = [comPort, comType, address].map(Number)
  const sensor = { ...IMPORT_SENSOR, comPort: port ?? 0, comType: type ?? 0, address: slot ?? 0 }
  return { serial, sensor, path, parameterId }
}
