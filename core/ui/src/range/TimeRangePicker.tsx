import {
  canGoNext,
  chooseRange,
  goNext,
  goPrevious,
  lastRange,
  rangeLengthMs,
  type LiveState,
  type TimeRange,
} from '@airshed/domain'
import { Button, ButtonGroup, PopoverNext } from '@blueprintjs/core'
import {
  CalendarIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseIcon,
  PlayIcon,
} from '@blueprintjs/icons'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { timeFormat } from '../time/formatTime.ts'
import { RangePanel } from './RangePanel.tsx'
import { rangeWords } from './rangeWords.ts'
import { POPOVER_LOOK } from '../overlays/popoverLook.ts'
import './range.css'

export interface TimeRangePickerProps {
  range: TimeRange
  /** Whether the window slides with the clock. */
  isLive: boolean
  /**
   * The window that was chosen, and whether live updates go on with it: a step back and a window
   * that ended more than an hour ago switch them off.
   */
  onChange: (range: TimeRange, isLive: boolean) => void
  onPauseResume: () => void
  /** Lengths offered, milliseconds, shortest first. */
  presets: readonly number[]
  /** The present, UTC milliseconds. */
  now: number
  /** IANA zone in which times are shown and typed. */
  timezone: string
}

/** Steps, pause and choice of the window of time that a page shows. */
export function TimeRangePicker(props: TimeRangePickerProps) {
  const { range, isLive, presets, now, timezone } = props
  const text = useUiText()
  const { locale } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const state: LiveState = { range, isUpdatesOn: isLive }
  const give = (next: LiveState): void => {
    setOpen(false)
    props.onChange(next.range, next.isUpdatesOn)
  }
  const words = rangeWords(range, isLive, timeFormat(locale, timezone), text)
  return (
    <ButtonGroup className="air-range" role="group" aria-label={text('ui.range.group')}>
      <Button
        icon={<ChevronLeftIcon />}
        aria-label={text('ui.range.previous')}
        title={text('ui.range.previous')}
        onClick={() => give(goPrevious(state))}
      />
      <PopoverNext
        isOpen={isOpen}
        onInteraction={setOpen}
        placement="bottom-end"
        {...POPOVER_LOOK}
        content={
          <RangePanel
            range={range}
            presets={presets}
            selectedMs={isLive ? rangeLengthMs(range) : null}
            now={now}
            timezone={timezone}
            onPreset={(lengthMs) => give(chooseRange(state, lastRange(lengthMs, now), now))}
            onCustom={(custom) => give(chooseRange(state, custom, now))}
          />
        }
        renderTarget={({ isOpen: _isOpen, ref, className, ...target }) => (
          <Button
            {...target}
            ref={ref}
            className={className}
            icon={<CalendarIcon />}
            text={words}
            textClassName="air-range-words"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${text('ui.range.group')}: ${words}`}
          />
        )}
      />
      <Button
        icon={isLive ? <PauseIcon /> : <PlayIcon />}
        aria-label={text(isLive ? 'ui.range.pause' : 'ui.range.resume')}
        title={text(isLive ? 'ui.range.pause' : 'ui.range.resume')}
        text={isLive ? <span className="air-range-live">{text('ui.range.live')}</span> : undefined}
        onClick={props.onPauseResume}
      />
      <Button
        icon={<ChevronRightIcon />}
        aria-label={text('ui.range.next')}
        title={text('ui.range.next')}
        disabled={!canGoNext(range, now)}
        onClick={() => give(goNext(state, now))}
      />
    </ButtonGroup>
  )
}
