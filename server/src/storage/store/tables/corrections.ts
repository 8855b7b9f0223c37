import type { CorrectionInForce } from '@airshed/domain'
import type { CorrectionFormula, CorrectionOrigin } from '@airshed/schemas'
import type { ColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** The corrections that the values of a corrected series follow from. */
export interface StoredCorrection {
  corrections: CorrectionInForce[]
  /** Id of the data point whose readings of the humidity they use; null: they use none. */
  humidity: string | null
}

/** A correction of the readings of a data point over a time. */
export interface CorrectionsTable {
  id: string
  /** Key of the data point as it was reported. */
  data_point: number
  /** Counts the corrections of the data point, from 1. */
  version: number
  formula: Json<CorrectionFormula>
  from_ts: Millis
  /** Exclusive; null: it has no end. */
  to_ts: Millis | null
  reason: string
  origin: CorrectionOrigin
  /** What it comes from, such as a calibration; null: a person. */
  origin_id: string | null
  made_at: Millis
  /** Full name at that time; null: the server. */
  made_by: string | null
  /** null: it counts. */
  withdrawn_at: ColumnType<number | null, number | null | undefined>
  withdrawn_by: ColumnType<string | null, string | null | undefined>
}

/** Data points whose corrected values count, with that series; a view. */
export interface ChosenSeriesView {
  id: string
  key: number
  series_id: string
  series_key: number
}
