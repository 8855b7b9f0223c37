import { useSession } from '@airshed/kit'
import { TimeRangePicker, type TimeRangePickerProps } from '@airshed/ui'
import { useLostSinceMs } from '../hooks/useLostSinceMs.ts'
import type { PageRange } from './usePageRange.ts'

export interface PageRangePickerProps extends Pick<TimeRangePickerProps, 'presets'> {
  range: PageRange
}

/** The time range of a page, in the reader's zone: chosen, paused and resumed, and reset after a zoom. */
export function PageRangePicker({ range, presets }: PageRangePickerProps) {
  const { user } = useSession()
  const lostSinceMs = useLostSinceMs()
  return (
    <TimeRangePicker
      range={range.range}
      isLive={range.isLive}
      refreshMs={range.refreshMs}
      lostSinceMs={lostSinceMs}
      onChange={range.choose}
      onPauseResume={range.toggle}
      onResetZoom={range.isZoomed ? range.unzoom : undefined}
      presets={presets}
      now={range.now}
      timezone={user.timezone}
    />
  )
}
