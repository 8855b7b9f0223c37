import { EmptyState, ownZone, Skeleton, type WidgetProps } from '@airshed/kit'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { calendarModel } from './calendarModel.ts'
import { CalendarPlotView } from './CalendarPlotView.tsx'
import type { CalendarPlotConfig } from './config.ts'
import { askedZone, withZone } from './dayZone.ts'

/** Chooses what is shown: the calendar, or why there is none. */
export default function CalendarPlotWidget(props: WidgetProps<CalendarPlotConfig>) {
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
