import { EmptyState, FaultyData, isFaulty, useOtherPlaces, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { compareDevices } from './comparison.ts'
import { CompareDevicesView } from './CompareDevicesView.tsx'
import type { CompareDevicesConfig } from './config.ts'
import { inOrder, orderIn } from './deviceOrder.ts'

const NONE: readonly never[] = []

/** Chooses what a comparison shows: its bars, or why there are none. */
export default function CompareDevicesWidget(props: WidgetProps<CompareDevicesConfig>) {
  const { config, data, range, isLive, size, theme, intl, actions, viewState } = props
  const { nodes, frames, statistics, refusedPercentiles = NONE } = data
  const paths = useMemo(() => [config.selected_path], [config.selected_path])
  useOtherPlaces(paths, props)
  const { devices, median } = useMemo(
    () => compareDevices(config, { nodes, frames, statistics, refusedPercentiles }, range),
    [config, nodes, frames, statistics, refusedPercentiles, range],
  )
  const order = orderIn(viewState)
  const ordered = useMemo(() => inOrder(devices, order), [devices, order])
  const empty = (state: 'noParameters' | 'unknown' | 'notMeasured' | 'direction' | 'noData') => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (config.node_id.length === 0 || config.selected_path === '') return empty('noParameters')
  if (devices.length === 0) return empty('unknown')
  const frame = devices.flatMap((device) => device.frame ?? [])[0]
  if (frame === undefined) return empty('notMeasured')
  if (frame.kind === 'direction') return empty('direction')
  const isEmpty = devices.every(
    ({ value, coverage, isAwaited, isTooMuch }) =>
      value === null && (coverage ?? 0) === 0 && !isAwaited && !isTooMuch,
  )
  if (isEmpty) {
    return frames.some(isFaulty) ? (
      <FaultyData frames={frames} timezone={intl.timeZone ?? 'UTC'} />
    ) : (
      empty('noData')
    )
  }
  return (
    <CompareDevicesView
      devices={ordered}
      statistic={config.statistic ?? 'mean'}
      onOrder={(next) => actions.setViewState({ ...viewState, order: next })}
      {...{ frame, median, order, range, isLive, size, theme, intl, actions }}
    />
  )
}
