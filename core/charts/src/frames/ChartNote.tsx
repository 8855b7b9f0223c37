import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { averagingWords } from './averagingWords.ts'
import type { ChartFrame } from './chartFrame.ts'
import { FaultNote } from './FaultNote.tsx'
import type { FaultyFrame } from './faultNote.ts'
import type { FrameLimits } from './frameLimits.ts'
import './chartNote.css'

export interface ChartNoteProps {
  /** Those that are drawn; a sensor that is faulty at the end of its line is named. */
  frames: readonly (Pick<ChartFrame, 'averagingPeriodMs' | 'kind' | 'basis'> &
    Partial<FaultyFrame>)[]
  /** The limits that are drawn; null: none. */
  limits: FrameLimits | null
  /**
   * Little room: a note only if values are means or corrected, or a sensor is faulty, since the line itself shows neither. Default
   * false.
   */
  isBrief?: boolean
}

/** A note: since when sensors have been faulty, what the values are, and which profile's limits are drawn. */
export function ChartNote({ frames, limits, isBrief = false }: ChartNoteProps) {
  const { locale } = useIntl()
  const text = useChartText()
  if (isBrief && !frames.some(mustBeNoted)) return null
  const words = [averagingWords(frames, locale, text)]
  if (limits !== null) {
    const { profileName: profile, parameterLabel: parameter } = limits
    words.push(text('charts.limits', { profile, parameter }))
  }
  const note = words.filter((word) => word !== '').join(' · ')
  return (
    <div className="air-chart-note" title={note}>
      <FaultNote frames={frames} />
      {note}
    </div>
  )
}

const mustBeNoted = (frame: ChartNoteProps['frames'][number]): boolean =>
  frame.averagingPeriodMs !== null || frame.basis !== undefined || frame.fault !== undefined
