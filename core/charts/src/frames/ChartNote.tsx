import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { averagingWords } from './averagingWords.ts'
import type { ChartFrame } from './chartFrame.ts'
import type { FrameLimits } from './frameLimits.ts'
import './chartNote.css'

export interface ChartNoteProps {
  /** Those that are drawn. */
  frames: readonly Pick<ChartFrame, 'averagingPeriodMs' | 'kind'>[]
  /** The limits that are drawn; null: none. */
  limits: FrameLimits | null
}

/** A note: what the values are, and whose limits are drawn. */
export function ChartNote({ frames, limits }: ChartNoteProps) {
  const { locale } = useIntl()
  const text = useChartText()
  const words = [averagingWords(frames, locale, text)]
  if (limits !== null) {
    const { profileName: profile, parameterLabel: parameter } = limits
    words.push(text('charts.limits', { profile, parameter }))
  }
  const note = words.filter((word) => word !== '').join(' · ')
  return (
    <div className="air-chart-note" title={note}>
      {note}
    </div>
  )
}
