import { EmptyState, shownTimes, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { COUNT_DEFAULT, type RecentMeasurementsConfig } from './config.ts'
import { measurementRows } from './measurementRows.ts'
import { RecentMeasurementsView } from './RecentMeasurementsView.tsx'

/** Chooses what recent measurements show: their rows, or why there are none. */
export default function RecentMeasurementsWidget(props: WidgetProps<RecentMeasurementsConfig>) {
  const { config, data, range, size, intl, actions, viewState } = props
  const { frames, nodes } = data
  const { nowMs } = shownTimes({ asOfMs: data.asOfMs, range })
  const rows = useMemo(
    () => measurementRows(frames, config.count ?? COUNT_DEFAULT, nowMs),
    [frames, config.count, nowMs],
  )
  const empty = (state: 'noParameters' | 'unknown' | 'noReadings') => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (config.selected_data_point_ids.length === 0) return empty('noParameters')
  if (frames.length === 0) return empty('unknown')
  if (rows.length === 0) return empty('noReadings')
  return (
    <RecentMeasurementsView {...{ rows, frames, nodes, nowMs, size, intl, actions, viewState }} />
  )
}
