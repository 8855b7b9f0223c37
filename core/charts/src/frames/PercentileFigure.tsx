import { formatValue } from '@airshed/ui'
import type { RangeStatistics } from '@airshed/schemas'
import { useIntl } from 'react-intl'
import type { ChartFrame } from './chartFrame.ts'
import { FigureNote } from './FigureNote.tsx'

export interface PercentileFigureProps {
  /** undefined: they have not arrived. */
  statistics: RangeStatistics | undefined
  frame: Pick<ChartFrame, 'precision'>
  /** 0–100 */
  percent: number
}

/** A percentile of a series; a dash if it was not found, or too few readings exist. */
export function PercentileFigure({ statistics, frame, percent }: PercentileFigureProps) {
  const { locale } = useIntl()
  const found = statistics?.percentiles?.find((one) => one.percent === percent)
  if (statistics === undefined || found === undefined) return <span className="air-muted">–</span>
  const { value } = found
  return (
    <FigureNote
      statistics={{ ...statistics, value }}
      isPercentile
      {...(value === null ? { className: 'air-muted' } : {})}
    >
      {value === null ? '–' : formatValue(value, locale, frame.precision)}
    </FigureNote>
  )
}
