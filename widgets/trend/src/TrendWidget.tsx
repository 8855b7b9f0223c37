import { EmptyState, ownZone, Skeleton, type WidgetProps } from '@airshed/kit'
import { useEffect, useEffectEvent } from 'react'
import type { TrendConfig } from './config.ts'
import { askedZone, withZone } from './monthZone.ts'
import { trendModel, trendSource } from './trendModel.ts'
import { TrendView } from './TrendView.tsx'
import { useTrend } from './useTrend.ts'

/** Chooses what is shown: the trend, or why there is none. */
export default function TrendWidget(props: WidgetProps<TrendConfig>) {
  const { config, data, size, intl, viewState, actions } = props
  const { nodes, steps, asOfMs } = data
  const readerZone = intl.timeZone ?? 'UTC'
  const device = nodes.filter(({ _id }) => _id === config.node_id)
  const zone = ownZone(device, readerZone) ?? readerZone
  const isAsked = device.length === 0 || zone === (askedZone(viewState) ?? readerZone)
  const ask = useEffectEvent(() => actions.setViewState(withZone(viewState, zone)))
  useEffect(() => {
    if (!isAsked) ask()
  }, [isAsked])
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
  return <TrendView {...props} {...{ name, model }} timezone={askedZone(viewState) ?? readerZone} />
}
