import { EmptyState, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { PolarPlotConfig } from './config.ts'
import { shareText } from './noteText.ts'
import { isWithheld, polarModelOf } from './polarModel.ts'
import { PolarPlotView } from './PolarPlotView.tsx'

type EmptyId = 'noParameters' | 'unknown' | 'noData' | 'few'

/** Chooses what is shown: the plot, or why there is none. */
export default function PolarPlotWidget(props: WidgetProps<PolarPlotConfig>) {
  const { config, data, intl } = props
  const { nodes, polarPlots } = data
  const model = useMemo(
    () => polarModelOf(config, { nodes, polarPlots }),
    [config, nodes, polarPlots],
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
  if (model.plot.count === 0) return empty('noData')
  if (isWithheld(model)) return empty('few', shareText(model.plot, intl))
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  return <PolarPlotView {...props} {...{ name, model }} />
}
