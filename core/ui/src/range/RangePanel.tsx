import { MINUTE_MS, REFRESH_CHOICES_MS, type TimeRange } from '@airshed/domain'
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { lazy, Suspense, useState } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { lengthText } from './rangeWords.ts'

/** The calendar is large and rarely needed: it is loaded on demand. */
const CustomRange = lazy(async () => ({ default: (await import('./CustomRange.tsx')).CustomRange }))

interface RangePanelProps {
  presets: readonly number[]
  /** The length in use, null for a fixed window. */
  selectedMs: number | null
  now: number
  timezone: string
  /**
   * How the window follows the clock: continuously (null) or at an interval in ms; `off`: it is fixed.
   * Undefined: no choice is offered.
   */
  refresh: { everyMs: number | null } | 'off' | undefined
  onPreset: (lengthMs: number) => void
  onRefresh: (everyMs: number | null) => void
  onCustom: (range: TimeRange) => void
}

/** The presets, and the calendar behind "Custom range". */
export function RangePanel(props: RangePanelProps) {
  const text = useUiText()
  const [isCustom, setCustom] = useState(false)
  if (isCustom) {
    return (
      <div role="dialog" aria-label={text('ui.range.custom')}>
        <Suspense fallback={<Skeleton width={260} height={320} />}>
          <CustomRange now={props.now} timezone={props.timezone} onApply={props.onCustom} />
        </Suspense>
      </div>
    )
  }
  return (
    <Menu aria-label={text('ui.range.group')}>
      {props.presets.map((lengthMs) => {
        const { id, count } = lengthText(lengthMs)
        return (
          <Choice
            key={lengthMs}
            text={text(id, { count })}
            isChosen={lengthMs === props.selectedMs}
            onClick={() => props.onPreset(lengthMs)}
          />
        )
      })}
      <MenuDivider />
      <MenuItem
        text={text('ui.range.custom')}
        shouldDismissPopover={false}
        onClick={() => setCustom(true)}
      />
      {props.refresh === undefined ? null : (
        <RefreshChoices refresh={props.refresh} onRefresh={props.onRefresh} />
      )}
    </Menu>
  )
}

/** Live, or the refresh interval of the window. */
function RefreshChoices({
  refresh,
  onRefresh,
}: {
  refresh: NonNullable<RangePanelProps['refresh']>
  onRefresh: RangePanelProps['onRefresh']
}) {
  const text = useUiText()
  const chosenMs = refresh === 'off' ? undefined : refresh.everyMs
  return (
    <>
      <MenuDivider title={text('ui.range.refresh')} />
      <Choice
        text={text('ui.range.live')}
        isChosen={chosenMs === null}
        onClick={() => onRefresh(null)}
      />
      {REFRESH_CHOICES_MS.map((everyMs) => (
        <Choice
          key={everyMs}
          text={text('ui.range.every', { count: everyMs / MINUTE_MS })}
          isChosen={everyMs === chosenMs}
          onClick={() => onRefresh(everyMs)}
        />
      ))}
    </>
  )
}

interface ChoiceProps {
  text: string
  isChosen: boolean
  onClick: () => void
}

/** A menu entry, marked if it is the current choice. */
function Choice({ text, isChosen, onClick }: ChoiceProps) {
  return (
    <MenuItem
      text={text}
      active={isChosen}
      onClick={onClick}
      {...(isChosen ? { 'aria-current': true } : {})}
    />
  )
}
