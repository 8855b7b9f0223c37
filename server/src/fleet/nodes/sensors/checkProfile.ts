import type { SensorEdit } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidField } from '../../../access/input/invalidField.ts'
import { sensorSettings } from './sensorSettings.ts'

/** The only profile of a dust-trak that has factors, and these. */
const CUSTOM = 'custom'
const FACTORS = ['photometric_calibration', 'size_correction'] as const

/**
 * Refuses factors for a dust-trak whose profile has none: the schema of its settings can check only those that are
 * requested together.
 *
 * @throws VALIDATION_FAILED
 */
export async function checkProfile(
  tx: Transaction<Tables>,
  { nodeId, sensorId, driver }: { nodeId: string; sensorId: string; driver: string },
  { configuration = {} }: SensorEdit,
): Promise<void> {
  const factor = FACTORS.find((name) => configuration[name] !== undefined)
  if (driver !== 'dust-trak' || factor === undefined || configuration['profile'] !== undefined)
    return
  const { profile } = (await sensorSettings(tx, [nodeId]))[sensorId] ?? {}
  if (typeof profile !== 'string' || profile === CUSTOM) return
  throw invalidField(
    `/configuration/${factor}`,
    `no factor while the profile is ${profile}: only ${CUSTOM} has one`,
    configuration[factor],
  )
}
