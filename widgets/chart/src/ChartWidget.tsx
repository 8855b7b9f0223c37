import {
  EmptyState,
  FaultyData,
  hasValues,
  isFaulty,
  shownIds,
  toggleShown,
  type WidgetProps,
} from '@airshed/kit'
import { useMemo } from 'react'
import { byBasis } from './byBasis.ts'
import { ChartView } from './ChartView.tsx'
import type { ChartConfig } from './config.ts'

const NO_PROFILES: readonly never[] = []
const NO_LIMITS: readonly never[] = []

/** Chooses what a chart shows: its lines, or why there are none. */
export default function ChartWidget(props: WidgetProps<ChartConfig>) {
  const { config, data, range, size, theme, intl, actions, viewState } = props
  const { profiles, statistics, alertLimits = NO_LIMITS } = data
  const { frames, reported } = useMemo(() => byBasis(data.frames), [data.frames])
  const shown = useMemo(
    () =>
      shownIds(
        frames.map(({ dataPointId }) => dataPointId),
        viewState,
      ),
    [frames, viewState],
  )
  const empty = (state: 'noParameters' | 'unknown' | 'noData') => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (config.selected_data_point_ids.length === 0) return empty('noParameters')
  if (frames.length === 0) return empty('unknown')
  if (!hasValues(frames, range)) {
    return frames.some(isFaulty) ? (
      <FaultyData frames={frames} timezone={intl.timeZone ?? 'UTC'} />
    ) : (
      empty('noData')
    )
  }
  return (
    <ChartView
      profiles={config.show_zones === true ? profiles : NO_PROFILES}
      alertLimits={config.show_alert_limits === true ? alertLimits : NO_LIMITS}
      sharesScale={config.shares_scale ?? false}
      showGaps={config.show_data_gaps ?? true}
      onToggle={(id) => actions.setViewState({ ...viewState, shown: toggleShown(shown, id) })}
      {...{ frames, reported, statistics, shown, range, size, theme, intl, actions }}
    />
  )
}
