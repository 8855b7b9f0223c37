import { EmptyState, shownTimes, Skeleton, useFoundIds, type WidgetProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import type { MapConfig } from './config.ts'
import { createDeviceReader } from './devices/deviceReader.ts'
import { valuelessIds } from './devices/deviceReadings.ts'
import { PAST_DEVICES_MAX, pastIds, pastNodes } from './devices/pastDevices.ts'
import { foundKey } from './needs.ts'
import { MapView } from './view/MapView.tsx'

/** Chooses what a map widget shows: its devices, or why there are none. */
export default function MapWidget(props: WidgetProps<MapConfig>) {
  const { config, data, range, isLive, intl } = props
  const { nodes: present, frames, airQuality } = data
  const [read] = useState(createDeviceReader)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const isPast = !isLive && present.length <= PAST_DEVICES_MAX
  const opened = present.find(({ node_id: id }) => id === openedId)
  const ids = isPast ? pastIds(present) : opened === undefined ? [] : valuelessIds(opened)
  useFoundIds(foundKey(config), ids, props)
  const nodes = useMemo(
    () => (isPast ? pastNodes(present, frames) : present),
    [isPast, present, frames],
  )
  const { nowMs, knownMs } = shownTimes({ asOfMs: data.asOfMs, range, isPast })
  const devices = read(nodes, airQuality, knownMs)
  // The readings of that time are requested now that the parameters of the devices are known.
  if (isPast && ids.length > 0 && frames.length === 0) return <Skeleton />
  if (devices.length > 0) {
    return <MapView {...props} devices={devices} nowMs={nowMs} onOpened={setOpenedId} />
  }
  const state = config.node_id.length === 0 ? 'unselected' : 'noDevices'
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` })}
    />
  )
}
