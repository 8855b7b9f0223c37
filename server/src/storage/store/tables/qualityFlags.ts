import type { Generated } from 'kysely'
import type { Millis } from './columns.ts'

/** A span of a data point whose readings are rejected while the flag is in force. */
export interface QualityFlagsTable {
  id: Generated<number>
  /** Key of the data point. */
  data_point: number
  /** The first time that it covers. */
  from_ts: Millis
  /** The end of the span, which it does not cover. */
  to_ts: Millis
  /** One of `QUALITY_RULES`. */
  rule: string
  /** Why, in the words of the person, or the figures by which a rule decided. */
  reason: string
  /** Name of who set it at that time; null: a rule. */
  made_by: string | null
  made_at: Millis
  /** null: it is in force. */
  withdrawn_at: Millis | null
  withdrawn_by: string | null
  /** The readings that it covers have been rejected, or are shown again since it was withdrawn. */
  is_settled: Generated<boolean>
}
