import { EmptyState, shownTimes, type WidgetProps } from '@airshed/kit'
import { useState } from 'react'
import type { MapConfig } from './config.ts'
import { createDeviceReader } from './devices/deviceReader.ts'
import { MapView } from './view/MapView.tsx'

/** Chooses what a map widget shows: its devices, or why there are none. */
export default function MapWidget(props: WidgetProps<MapConfig>) {
  const { config, data, range, intl } = props
  const [read] = useState(createDeviceReader)
  const { nowMs, knownMs } = shownTimes({ asOfMs: data.asOfMs, range })
  const devices = read(data.nodes, knownMs)
  if (devices.length > 0) return <MapView {...props} devices={devices} nowMs={nowMs} />
  const state = config.node_id.length === 0 ? 'unselected' : 'noDevices'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
