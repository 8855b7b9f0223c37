import { EmptyState, Skeleton, useFoundIds, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { SensorConfig } from './config.ts'
import { listedIds } from './needs.ts'
import { connectionAt, measuredIds, sensorRows } from './sensorRows.ts'
import { SensorView } from './SensorView.tsx'

type State = 'noDevice' | 'noSensor' | 'unknown' | 'unknownSensor' | 'noReadings' | 'gone'

/** Chooses what is shown: the parameters of the sensor, or why there are none. */
export default function SensorWidget(props: WidgetProps<SensorConfig>) {
  const { config, data, range, viewState, intl } = props
  const { node_id: nodeId, device_id: sensorId, selected_data_point_ids: chosen = [] } = config
  const node = data.nodes.find(({ _id }) => _id === nodeId)
  const { frames, statistics, airQuality } = data
  const measured = node === undefined ? null : measuredIds(node, sensorId)
  useFoundIds(sensorId, measured, props)
  const rows = useMemo(
    () => (node === undefined ? [] : sensorRows({ frames, statistics, airQuality }, node, range)),
    [node, frames, statistics, airQuality, range],
  )
  const empty = (state: State) => (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
  if (nodeId === '') return empty('noDevice')
  if (sensorId === '') return empty('noSensor')
  if (node === undefined) return empty('unknown')
  const connection = connectionAt(node, sensorId)
  if (connection === undefined) return empty('unknownSensor')
  if (rows.length > 0) return <SensorView {...props} {...{ rows, connection }} />
  if (chosen.length > 0) return empty('gone')
  if (measured?.length === 0) return empty('noReadings')
  // Its readings are requested now that its parameters are known.
  return listedIds(config, viewState).length === 0 ? <Skeleton /> : empty('gone')
}
