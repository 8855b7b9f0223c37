import { Button } from '@blueprintjs/core'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useFormState, type FieldAria } from '../formState.ts'
import { useWeek } from './useWeek.ts'
import { WeekBrush } from './WeekBrush.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekLegend } from './WeekLegend.tsx'
import { WeekOdd } from './WeekOdd.tsx'
import {
  copyDay,
  hoursIn,
  paintWeek,
  type HourEntry,
  type WeekRange,
  type WeekScale,
} from './weekRules.ts'
import { weekText } from './weekText.ts'
import './week.css'

const MONDAY = 0
const OTHER_WEEKDAYS = [1, 2, 3, 4] as const

export interface WeekEditorProps {
  id: string
  aria: FieldAria
  label: string
  /** In its wire form, see `readWeek`; undefined: nothing is set. */
  value: unknown
  scale: WeekScale
  /** IANA zone of the hours. */
  zone: string
  /** Path of the field in the form. */
  path: readonly (string | number)[]
  isReadOnly: boolean
  onChange: (next: unknown) => void
}

/** A week of hours with the brush that paints them, its legend, and undo. */
export default function WeekEditor(props: WeekEditorProps) {
  const { id, aria, label, value, scale, zone, path, isReadOnly, onChange } = props
  const { text } = useFormState()
  const words = useMemo(() => weekText(text, path), [text, path])
  const { week, odd, change, clear, dropOdd, undo } = useWeek(value, scale, onChange)
  const [brush, setBrush] = useState<HourEntry | null>(() => ({
    power: scale.powers.at(-1) ?? 0,
    mode: scale.modes[0] ?? '',
  }))
  const [note, setNote] = useState('')
  const paint = (range: WeekRange, entry: HourEntry | null): void => {
    change(paintWeek(week, range, entry))
    setNote(text('form.week.painted', { hours: hoursIn(range), entry: words.entry(entry) }))
  }
  const takeBack = (): void => {
    if (undo === null) return
    undo()
    setNote(text('form.week.undone'))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key !== 'z') return
    event.preventDefault()
    event.stopPropagation()
    takeBack()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for an action inside that also has a button
    <div className="air-form-week" id={id} onKeyDown={isReadOnly ? undefined : onKeyDown}>
      <span className="air-muted">{text('form.week.zone', { zone })}</span>
      <WeekOdd odd={odd} onDrop={isReadOnly ? null : dropOdd} />
      {isReadOnly ? null : <WeekBrush {...{ scale, brush, words }} onChange={setBrush} />}
      <WeekGrid {...{ aria, label, week, scale, words, isReadOnly, brush }} onPaint={paint} />
      <WeekLegend {...{ scale, words }} />
      {isReadOnly ? null : (
        <div className="air-form-week-actions">
          <Button
            size="small"
            text={text('form.week.copy')}
            onClick={() => {
              change(copyDay(week, MONDAY, OTHER_WEEKDAYS))
              setNote(text('form.week.copied'))
            }}
          />
          <Button
            size="small"
            text={text('form.week.clear')}
            disabled={value === undefined}
            onClick={() => {
              clear()
              setNote(text('form.week.cleared'))
            }}
          />
          <Button
            size="small"
            text={text('form.week.undo')}
            disabled={undo === null}
            onClick={takeBack}
          />
        </div>
      )}
      <span className="air-visually-hidden" role="status">
        {note}
      </span>
    </div>
  )
}
