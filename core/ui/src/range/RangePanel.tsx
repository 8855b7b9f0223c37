import type { TimeRange } from '@airshed/domain'
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { lazy, Suspense, useState } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { lengthWords } from './rangeWords.ts'

/** The calendar is large and rarely needed: it is loaded on demand. */
const CustomRange = lazy(async () => ({ default: (await import('./CustomRange.tsx')).CustomRange }))

interface RangePanelProps {
  range: TimeRange
  presets: readonly number[]
  /** The preset in use, null for a fixed window. */
  selectedMs: number | null
  now: number
  timezone: string
  onPreset: (lengthMs: number) => void
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
          <CustomRange
            range={props.range}
            now={props.now}
            timezone={props.timezone}
            onApply={props.onCustom}
          />
        </Suspense>
      </div>
    )
  }
  return (
    <Menu aria-label={text('ui.range.group')}>
      {props.presets.map((lengthMs) => {
        const { id, count } = lengthWords(lengthMs)
        return (
          <MenuItem
            key={lengthMs}
            text={text(id, { count })}
            active={lengthMs === props.selectedMs}
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
    </Menu>
  )
}
