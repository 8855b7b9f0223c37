import { useSession } from '@airshed/kit'
import { TimeRangePicker, type TimeRangePickerProps } from '@airshed/ui'
import { useLostSinceMs } from '../hooks/useLostSinceMs.ts'
import type { PageRange } from './usePageRange.ts'

export interface PageRangePickerProps extends Pick<TimeRangePickerProps, 'presets'> {
  range: PageRange
}

/** Chooses, pauses and resumes the time range of a page, and resets it after a zoom, in the user's zone. */
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
