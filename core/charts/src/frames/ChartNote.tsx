import { useUiText } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { averagingWords } from './averagingWords.ts'
import type { ChartFrame } from './chartFrame.ts'
import { faultNote, type FaultyFrame } from './faultNote.ts'
import type { FrameLimits } from './frameLimits.ts'
import './chartNote.css'

export interface ChartNoteProps {
  /** Those that are drawn; a sensor that is faulty at the end of its line is named. */
  frames: readonly (Pick<ChartFrame, 'averagingPeriodMs' | 'kind'> & Partial<FaultyFrame>)[]
  /** The limits that are drawn; null: none. */
  limits: FrameLimits | null
}

/** A note: since when sensors are faulty, what the values are, and whose limits are drawn. */
export function ChartNote({ frames, limits }: ChartNoteProps) {
  const { locale, timeZone: timezone = 'UTC' } = useIntl()
  const text = useChartText()
  const uiText = useUiText()
  const faults = faultNote(frames, { locale, timezone, text, uiText })
  const words = [averagingWords(frames, locale, text)]
  if (limits !== null) {
    const { profileName: profile, parameterLabel: parameter } = limits
    words.push(text('charts.limits', { profile, parameter }))
  }
  const note = words.filter((word) => word !== '').join(' · ')
  return (
    <div className="air-chart-note" title={[...faults, note].join(' · ')}>
      {faults.length === 0 ? null : (
        <div className="air-chart-note-faults">{faults.join(' · ')}</div>
      )}
      {note}
    </div>
  )
}
