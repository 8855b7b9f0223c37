import { memo } from 'react'
import { powerLook } from './powerLook.ts'
import type { HourEntry, WeekHour, WeekScale } from './weekRules.ts'
import { glyphOf, type WeekText } from './weekText.ts'

export interface HourCellProps extends WeekHour {
  entry: HourEntry | null
  scale: WeekScale
  words: WeekText
  /** Receives the focus when the grid is focused. */
  isCurrent: boolean
  /** In the range that would be painted. */
  isMarked: boolean
  onFocus: (at: WeekHour) => void
}

/** One hour: its power as background and number, its mode as a glyph. */
export const HourCell = memo(function HourCell(props: HourCellProps) {
  const { day, hour, entry, scale, words, isCurrent, isMarked, onFocus } = props
  const look = entry === null ? null : powerLook(entry.power)
  return (
    <td
      data-place={`${day} ${hour}`}
      data-day={day}
      data-hour={hour}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={words.cell({ day, hour }, entry)}
      aria-selected={isMarked}
      style={look === null ? undefined : { background: look.ground, color: look.ink }}
      onFocus={() => onFocus({ day, hour })}
    >
      {entry === null ? null : (
        <>
          {entry.power}
          <span>{glyphOf(scale.modes, entry.mode)}</span>
        </>
      )}
    </td>
  )
})
