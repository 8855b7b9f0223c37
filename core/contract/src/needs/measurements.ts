import { Type } from 'typebox'
import { SentAmount, SentIds } from './fields.ts'
import { defineNeed, OF_READINGS, type ReadingsNeed } from './needKind.ts'

/** The span of time that a widget requests. */
export type NeedWindow =
  /** The range of the page. */
  | 'range'
  /**
   * The newest N readings, whatever their age. With `until: 'range'`: of those up to the end of the
   * range of the page.
   */
  | { lastPoints: number; until?: 'range' }
  /**
   * A window that ends now, whatever the range of the page. With `until: 'range'` it ends with the
   * range.
   */
  | { lastMs: number; until?: 'range' }

/** Readings of data points over a span of time. */
export interface MeasurementsNeed extends ReadingsNeed {
  kind: 'measurements'
  dataPointIds: readonly string[]
  window: NeedWindow
  /** For each averaging step. */
  statistic: 'mean' | 'min' | 'max'
  /**
   * Whole minutes in ms: statistics of steps of this length, null if fewer than 75 % of the expected readings exist.
   * Default: readings as they are, reduced to what the width of the widget can show.
   */
  averagingMs?: number
  /** New readings are appended while the page is live. */
  live: boolean
}

const UntilRange = Type.Optional(Type.Literal('range'))

export const measurements = defineNeed<MeasurementsNeed>({
  kind: 'measurements',
  answeredIn: 'frames',
  shape: 'built',
  permission: 'read_devices',
  timeOf({ window }) {
    if (window === 'range') return 'range'
    return window.until === 'range' ? 'rangeEnd' : 'now'
  },
  temperatures: 'own',
  fields: {
    ...OF_READINGS,
    dataPointIds: SentIds,
    window: Type.Union([
      Type.Literal('range'),
      Type.Object({ lastPoints: SentAmount, until: UntilRange }),
      Type.Object({ lastMs: SentAmount, until: UntilRange }),
    ]),
    statistic: Type.Enum(['mean', 'min', 'max'], { type: 'string' }),
    averagingMs: Type.Optional(SentAmount),
    live: Type.Boolean(),
  },
})
