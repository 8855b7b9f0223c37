import { useUiText } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { faultNote, type FaultyFrame } from './faultNote.ts'
import './faultNote.css'

/** Faults that are shown one by one; the others are counted, and named in the title. */
const SHOWN = 3

export interface FaultNoteProps {
  /** What a widget shows; a sensor that is faulty at the end of its frame is named. */
  frames: readonly Partial<FaultyFrame>[]
}

/** Since when sensors have been faulty and their last good values, on a line of its own; renders nothing if none is. */
export function FaultNote({ frames }: FaultNoteProps) {
  const { locale, timeZone: timezone = 'UTC' } = useIntl()
  const text = useChartText()
  const uiText = useUiText()
  const faults = faultNote(frames, { locale, timezone, text, uiText })
  if (faults.length === 0) return null
  const rest = faults.length - SHOWN
  const words = faults.slice(0, SHOWN)
  if (rest > 0) words.push(text('charts.fault.more', { count: rest }))
  return (
    <div className="air-fault-note" title={faults.join(' · ')}>
      {words.join(' · ')}
    </div>
  )
}
