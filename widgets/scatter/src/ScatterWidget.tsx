import { EmptyState, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { ScatterConfig } from './config.ts'
import { scatterOf } from './scatter.ts'
import { ScatterView } from './ScatterView.tsx'

type EmptyId = 'noParameters' | 'unknown' | 'noData'

/** Chooses what is shown: the pairs, or why there are none. */
export default function ScatterWidget(props: WidgetProps<ScatterConfig>) {
  const { config, data, intl } = props
  const { nodes, pairs } = data
  const scatter = useMemo(() => scatterOf(config, { nodes, pairs }), [config, nodes, pairs])
  const empty = (state: EmptyId) => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  const { x_data_point_id: xId, y_data_point_id: yId } = config
  if (config.x_node_id === '' || config.y_node_id === '' || xId === '' || yId === '') {
    return empty('noParameters')
  }
  if (scatter === null) return empty('unknown')
  if (scatter.pairs.count === 0) return empty('noData')
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  return <ScatterView {...props} {...{ name, scatter }} />
}
