import type { GasReference } from '@airshed/schemas'
import type { FieldMeanings } from './mapFields.ts'

/** A device as the store knows it. */
export interface KnownDevice {
  organizationId: string | null
  /** Its owner allowed readings without a key. */
  acceptsKeyless: boolean
  hasLocation: boolean
  intervalMs: number
  /** The time zone that it last reported; null: none. */
  reportedTimezone: string | null
  /** Whether its type is one whose payloads are mapped. */
  mapsPayload: boolean
  /** Data point id → its key. */
  points: Map<string, number>
  /** Data point id → its unit, for those without a parameter. */
  units: Map<string, string>
  /** What the fields of its decoded payload measure, for a type with mapped payloads. */
  fields: FieldMeanings
  /** Air to which its owner refers gases by mass; null: it has no owner. */
  gasReference: GasReference | null
  /** Data point id → the mass unit of its gas with the air it refers to, for those reported by mass. */
  masses: Map<string, string>
}
