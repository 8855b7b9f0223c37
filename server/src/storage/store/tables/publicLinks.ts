import type {
  PublicLinkHours,
  PublicLinkPmUnit,
  PublicLinkStep,
  PublicLinkTempUnit,
  PublicLinkVocUnit,
} from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

/** The public pages of devices; a page that is turned off has no row. */
export interface PublicLinksTable {
  node_id: string
  /** The last part of its address, and all that a visitor needs to know. */
  code: string
  /** Incremented with each change of what the page shows. */
  version: number
  reveals_serial: boolean
  /** How many hours of readings it shows. */
  hours: PublicLinkHours
  step: PublicLinkStep
  pm_units: Json<PublicLinkPmUnit[]>
  temp_unit: PublicLinkTempUnit
  voc_unit: PublicLinkVocUnit
  made_at: Millis
  /** Name of the user who turned it on. */
  made_by: string
}
