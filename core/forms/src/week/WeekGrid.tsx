import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useFormState, type FieldAria } from '../formState.ts'
import { nextPlace } from './gridKeys.ts'
import { HourCell } from './HourCell.tsx'
import {
  DAYS,
  HOURS,
  isInRange,
  type HourEntry,
  type Week,
  type WeekHour,
  type WeekRange,
  type WeekScale,
} from './weekRules.ts'
import type { WeekText } from './weekText.ts'

export interface WeekGridProps {
  aria: FieldAria
  label: string
  week: Week
  scale: WeekScale
  words: WeekText
  isReadOnly: boolean
  /** The entry to paint a range with. */
  brush: HourEntry | null
  onPaint: (range: WeekRange, entry: HourEntry | null) => void
}

const DAY_NUMBERS = Array.from({ length: DAYS }, (_, day) => day)
const HOUR_NUMBERS = Array.from({ length: HOURS }, (_, hour) => hour)
const LAST = { day: DAYS - 1, hour: HOURS - 1 }

/** The hours of a cell: itself, or for a header cell, its whole day or hour. */
const hoursOf = ({ day, hour }: WeekHour): WeekRange => ({
  from: { day: Math.max(0, day), hour: Math.max(0, hour) },
  to: { day: day < 0 ? LAST.day : day, hour: hour < 0 ? LAST.hour : hour },
})

/** The hour that an element of the grid shows, or null. */
function hourAt(element: Element | null): WeekHour | null {
  const cell = element?.closest<HTMLElement>('[data-hour]')
  if (cell === null || cell === undefined) return null
  return { day: Number(cell.dataset['day']), hour: Number(cell.dataset['hour']) }
}

/** Seven days of 24 hours: one cell has the focus, ranges are marked and painted. */
export function WeekGrid(props: WeekGridProps) {
  const { aria, label, week, scale, words, isReadOnly, brush, onPaint } = props
  const { text } = useFormState()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<WeekHour>({ day: 0, hour: 0 })
  const [anchor, setAnchor] = useState<WeekHour | null>(null)
  const dragged = useRef<WeekRange | null>(null)
  const range: WeekRange = anchor === null ? hoursOf(at) : { from: anchor, to: at }

  const goTo = (place: WeekHour): void => {
    setAt(place)
    table.current?.querySelector<HTMLElement>(`[data-place="${place.day} ${place.hour}"]`)?.focus()
  }
  const paint = (hours: WeekRange, entry: HourEntry | null): void => {
    if (!isReadOnly) onPaint(hours, entry)
    setAnchor(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, altKey } = event
    const isFar = event.ctrlKey || event.metaKey
    if (altKey) return
    const isRange = shiftKey && at.day >= 0 && at.hour >= 0
    // Header cells have no function if nothing can be painted.
    const next = nextPlace(at, key, { isFar, isRange: isRange || isReadOnly })
    if (next !== null) {
      setAnchor(isRange ? (anchor ?? at) : null)
      goTo(next)
    } else if (isFar) return
    else if (key === 'Enter' || key === ' ') paint(range, brush)
    else if (key === 'Delete' || key === 'Backspace') paint(range, null)
    else if (key === 'Escape' && anchor !== null) setAnchor(null)
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent): void => {
    const hour = hourAt(event.target as Element)
    if (hour === null || event.button !== 0 || isReadOnly) return
    table.current?.setPointerCapture(event.pointerId)
    dragged.current = { from: hour, to: hour }
    setAnchor(hour)
    setAt(hour)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (dragged.current === null) return
    // The grid captures the pointer, so the event target is of no use.
    const hour = hourAt(document.elementFromPoint(event.clientX, event.clientY))
    if (hour === null) return
    dragged.current = { ...dragged.current, to: hour }
    setAt(hour)
  }
  const onPointerUp = (): void => {
    const hours = dragged.current
    dragged.current = null
    if (hours !== null) paint(hours, brush)
  }
  const cancel = (): void => {
    if (dragged.current !== null) setAnchor(null)
    dragged.current = null
  }
  const name = (place: WeekHour, { shown, label: title }: { shown: string; label: string }) => (
    <button
      type="button"
      data-place={`${place.day} ${place.hour}`}
      tabIndex={at.day === place.day && at.hour === place.hour ? 0 : -1}
      aria-label={title}
      title={title}
      disabled={isReadOnly}
      onFocus={() => setAt(place)}
      onClick={() => paint(hoursOf(place), brush)}
    >
      {shown}
    </button>
  )
  return (
    <div className="air-form-week-box">
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-readonly={isReadOnly}
        aria-multiselectable
        aria-describedby={aria['aria-describedby']}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={cancel}
      >
        <thead>
          <tr>
            <th>{name({ day: -1, hour: -1 }, { shown: '∗', label: text('form.week.all') })}</th>
            {HOUR_NUMBERS.map((hour) => (
              <th key={hour} scope="col">
                {name(
                  { day: -1, hour },
                  {
                    shown: String(hour),
                    label: text('form.week.everyDay', { hour }),
                  },
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAY_NUMBERS.map((day) => (
            <tr key={day}>
              <th scope="row">
                {name(
                  { day, hour: -1 },
                  {
                    shown: words.day(day, 'short'),
                    label: text('form.week.wholeDay', {
                      short: words.day(day, 'short'),
                      day: words.day(day, 'long'),
                    }),
                  },
                )}
              </th>
              {HOUR_NUMBERS.map((hour) => (
                <HourCell
                  key={hour}
                  {...{ day, hour, scale, words }}
                  entry={week[day]?.[hour] ?? null}
                  isCurrent={at.day === day && at.hour === hour}
                  isMarked={anchor !== null && isInRange({ day, hour }, range)}
                  onFocus={setAt}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
