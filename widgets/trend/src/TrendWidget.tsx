import { EmptyState, Skeleton, useDeviceZone, type WidgetProps } from '@airshed/kit'
import type { TrendConfig } from './config.ts'
import { trendModel, trendSource } from './trendModel.ts'
import { TrendView } from './TrendView.tsx'
import { useTrend } from './useTrend.ts'

/** Chooses what is shown: the trend, or why there is none. */
export default function TrendWidget(props: WidgetProps<TrendConfig>) {
  const { config, data, size, intl } = props
  const { nodes, steps, asOfMs } = data
  const timezone = useDeviceZone(config.node_id, props)
  const source = trendSource(config, { nodes, steps, asOfMs })
  const trend = useTrend(
    typeof source === 'string' ? '[]' : JSON.stringify(source.months),
    config.seasons,
  )
  const empty = (state: string) => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (config.node_id === '' || config.data_point_id === '') return empty('noParameter')
  if (source === 'loading') return <Skeleton height={size.height} />
  if (typeof source === 'string') return empty(source)
  if (trend === null) return empty('noData')
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const model = trendModel(config, source, trend)
  return <TrendView {...props} {...{ name, model, timezone }} />
}
