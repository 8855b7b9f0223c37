import { EmptyState, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { PercentileRoseConfig } from './config.ts'
import { shareText } from './noteText.ts'
import { PercentileRoseView } from './PercentileRoseView.tsx'
import { isWithheld, roseModelOf } from './roseModel.ts'

type EmptyId = 'noParameters' | 'unknown' | 'noData' | 'few'

/** Chooses what is shown: the rose, or why there is none. */
export default function PercentileRoseWidget(props: WidgetProps<PercentileRoseConfig>) {
  const { config, data, intl } = props
  const { nodes, percentileRoses } = data
  const model = useMemo(
    () => roseModelOf(config, { nodes, percentileRoses }),
    [config, nodes, percentileRoses],
  )
  const empty = (state: EmptyId, share = '') => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` }, { share })}
    />
  )
  const { speed_data_point_id: speed, direction_data_point_id: direction } = config
  if ([config.node_id, speed, direction, config.pollutant_data_point_id].includes('')) {
    return empty('noParameters')
  }
  if (model === null) return empty('unknown')
  if (model.rose.count === 0) return empty('noData')
  if (isWithheld(model)) return empty('few', shareText(model.rose, intl))
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  return <PercentileRoseView {...props} {...{ name, model }} />
}
