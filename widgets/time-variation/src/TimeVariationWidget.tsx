import { formatCoverage, EmptyState, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { TimeVariationConfig } from './config.ts'
import { TimeVariationView } from './TimeVariationView.tsx'
import { coverageOf, hasFigures, variationOf } from './variation.ts'

type EmptyId = 'noParameter' | 'unknown' | 'noData' | 'few'

/** Chooses what is shown: the usual course, or why there is none. */
export default function TimeVariationWidget(props: WidgetProps<TimeVariationConfig>) {
  const { config, data, intl } = props
  const { nodes, cycles } = data
  const variation = useMemo(() => variationOf(config, { nodes, cycles }), [config, nodes, cycles])
  const empty = (state: EmptyId, share = '') => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` }, { share })}
    />
  )
  if (config.node_id === '' || config.data_point_id === '') return empty('noParameter')
  if (variation === null) return empty('unknown')
  const { count, coverage } = coverageOf(variation.cycles)
  if (count === 0) return empty('noData')
  if (!hasFigures(variation.cycles)) {
    const share = formatCoverage(coverage ?? 0, intl.locale)
    return empty('few', share)
  }
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  return <TimeVariationView {...props} {...{ name, variation }} />
}
