import {
  canGoNext,
  chooseRange,
  goNext,
  goPrevious,
  lastRange,
  MINUTE_MS,
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
  ZoomOutIcon,
} from '@blueprintjs/icons'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUiText, type UiText } from '../messages/uiMessages.ts'
import { timeFormat, type TimeFormat } from '../time/formatTime.ts'
import { LostMark } from './LostMark.tsx'
import { RangePanel } from './RangePanel.tsx'
import { rangeWords } from './rangeWords.ts'
import { POPOVER_LOOK } from '../overlays/popoverLook.ts'
import './range.css'

export interface TimeRangePickerProps {
  range: TimeRange
  /** Whether the window slides with the clock. */
  isLive: boolean
  /**
   * Interval at which a window without live updates moves to now, ms; null: it is fixed. Default
   * undefined: such refreshes are not offered.
   */
  refreshMs?: number | null
  /** Since when live readings have not been arriving, UTC milliseconds; default null: they are. */
  lostSinceMs?: number | null
  /**
   * The chosen window, and whether live updates continue with it: a step back and a window that ended
   * more than an hour ago switch them off. The last value is the interval at which the window moves if
   * it is not live, ms; null: it does not.
   */
  onChange: (range: TimeRange, isLive: boolean, refreshMs: number | null) => void
  onPauseResume: () => void
  /** Resets a zoom; default undefined: the window is not zoomed. */
  onResetZoom?: (() => void) | undefined
  /** Lengths offered, milliseconds, shortest first. */
  presets: readonly number[]
  /** The current time, UTC milliseconds. */
  now: number
  /** IANA zone in which times are shown and entered. */
  timezone: string
}

/** Steps, pauses and chooses the time window of a page. */
export function TimeRangePicker(props: TimeRangePickerProps) {
  const { range, isLive, refreshMs, lostSinceMs = null, presets, now, timezone } = props
  const text = useUiText()
  const { locale } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const state: LiveState = { range, isUpdatesOn: isLive }
  const paceMs = isLive ? null : (refreshMs ?? null)
  const isMoving = isLive || paceMs !== null
  const give = (next: LiveState, nextPaceMs: number | null = null): void => {
    setOpen(false)
    props.onChange(next.range, next.isUpdatesOn, nextPaceMs)
  }
  const move = (lengthMs: number, nextPaceMs: number | null): void =>
    give({ range: lastRange(lengthMs, now), isUpdatesOn: nextPaceMs === null }, nextPaceMs)
  const format = timeFormat(locale, timezone, now)
  const moving = liveText(paceMs, lostSinceMs, format, text)
  const words = rangeWords(range, isMoving, format, text, now)
  const pauseText = text(
    isLive ? 'ui.range.pause' : isMoving ? 'ui.range.pauseRefresh' : 'ui.range.resume',
  )
  return (
    <ButtonGroup className="air-range" role="group" aria-label={text('ui.range.group')}>
      {props.onResetZoom === undefined ? null : (
        <Button
          className="air-range-reset"
          icon={<ZoomOutIcon />}
          aria-label={text('ui.range.resetZoom')}
          title={text('ui.range.resetZoom')}
          text={text('ui.range.resetZoom')}
          onClick={props.onResetZoom}
        />
      )}
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
            presets={presets}
            selectedMs={isMoving ? rangeLengthMs(range) : null}
            refresh={refreshMs === undefined ? undefined : isMoving ? { everyMs: paceMs } : 'off'}
            now={now}
            timezone={timezone}
            onPreset={(lengthMs) =>
              paceMs === null
                ? give(chooseRange(state, lastRange(lengthMs, now), now))
                : move(lengthMs, paceMs)
            }
            onRefresh={(everyMs) => move(rangeLengthMs(range), everyMs)}
            onCustom={(custom) => give(chooseRange(state, custom, now))}
          />
        }
        renderTarget={({ isOpen: _isOpen, ref, className, ...target }) => (
          <Button
            {...target}
            ref={ref}
            className={`${className ?? ''} air-range-choose`}
            icon={<CalendarIcon />}
            text={words}
            textClassName="air-range-text"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${text('ui.range.group')}: ${words}`}
          />
        )}
      />
      <Button
        icon={isMoving ? <PauseIcon /> : <PlayIcon />}
        // The visible text is part of the accessible name, for speech input.
        aria-label={isMoving ? `${pauseText}: ${moving}` : pauseText}
        title={pauseText}
        text={
          isMoving ? (
            lostSinceMs !== null && paceMs === null ? (
              <LostMark sinceMs={lostSinceMs} timezone={timezone} />
            ) : (
              <LiveMark words={moving} isPaced={paceMs !== null} />
            )
          ) : undefined
        }
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

/** "Live", the time since when it is not, or the interval at which the window moves. */
function liveText(
  paceMs: number | null,
  lostSinceMs: number | null,
  format: TimeFormat,
  text: UiText,
): string {
  if (paceMs !== null) return text('ui.range.everyShort', { count: paceMs / MINUTE_MS })
  if (lostSinceMs === null) return text('ui.range.live')
  return text('ui.range.lost', { time: format.time(lostSinceMs) })
}

interface LiveMarkProps {
  words: string
  isPaced: boolean
}

/** The text with its dot: a ring if no readings arrive, no dot if the window moves at intervals. */
function LiveMark({ words, isPaced }: LiveMarkProps) {
  if (isPaced) return <span className="air-range-paced">{words}</span>
  return (
    <span role="status" className="air-range-live" data-lost={false}>
      {words}
    </span>
  )
}
