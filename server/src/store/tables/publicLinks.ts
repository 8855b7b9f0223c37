import type {
  PublicLinkHours,
  PublicLinkPmUnit,
  PublicLinkStep,
  PublicLinkTempUnit,
  PublicLinkVocUnit,
} from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

/** The public pages of devices; turned off, a page leaves no row. */
export interface PublicLinksTable {
  node_id: string
  /** The last part of its address: all that a visitor must know. */
  code: string
  /** Grows with each change of what the page shows. */
  version: number
  reveals_serial: boolean
  /** How many hours of readings it shows. */
  hours: PublicLinkHours
  step: PublicLinkStep
  pm_units: Json<PublicLinkPmUnit[]>
  temp_unit: PublicLinkTempUnit
  voc_unit: PublicLinkVocUnit
  made_at: Millis
  /** Name of who turned it on. */
  made_by: string
}
