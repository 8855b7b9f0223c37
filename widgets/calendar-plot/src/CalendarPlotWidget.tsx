import { EmptyState, Skeleton, useDeviceZone, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { calendarModel } from './calendarModel.ts'
import { CalendarPlotView } from './CalendarPlotView.tsx'
import type { CalendarPlotConfig } from './config.ts'

/** Chooses what is shown: the calendar, or why there is none. */
export default function CalendarPlotWidget(props: WidgetProps<CalendarPlotConfig>) {
  const { config, data, size, intl, viewState } = props
  const { nodes, steps, asOfMs } = data
  const readerZone = intl.timeZone ?? 'UTC'
  useDeviceZone(config.node_id, props)
  const wanted = typeof viewState['year'] === 'number' ? viewState['year'] : undefined
  const model = useMemo(
    () => calendarModel(config, { nodes, steps, asOfMs }, readerZone, wanted),
    [config, nodes, steps, asOfMs, readerZone, wanted],
  )
  const empty = (state: string) => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (config.node_id === '' || config.data_point_id === '') return empty('noParameter')
  if (model === 'loading') return <Skeleton height={size.height} />
  if (typeof model === 'string') return empty(model)
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  return <CalendarPlotView {...props} {...{ name, model }} />
}
