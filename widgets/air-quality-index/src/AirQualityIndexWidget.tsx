import { EmptyState, shownTimes, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { airBlocks } from './airBlocks.ts'
import type { AirQualityIndexConfig } from './config.ts'
import { DeviceAir } from './DeviceAir.tsx'
import { DeviceList } from './DeviceList.tsx'
import './airQualityIndex.css'

/** The air of one device with its pollutants, of several as a list, or why there is nothing to show. */
export default function AirQualityIndexWidget(props: WidgetProps<AirQualityIndexConfig>) {
  const { config, data, range, isLive, intl, actions } = props
  const { nodes, airQuality, asOfMs } = data
  const blocks = useMemo(
    () => airBlocks(config, { nodes, airQuality }),
    [config, nodes, airQuality],
  )
  const { nowMs } = shownTimes({ asOfMs, range, isPast: !isLive })
  const [first] = blocks
  if (first === undefined) {
    const state = config.node_id.length === 0 ? 'noDevice' : 'unknown'
    return <Empty state={state} intl={intl} />
  }
  if (config.node_id.length > 1) return <DeviceList {...{ blocks, nowMs, intl, actions }} />
  if (first.rows.length === 0) {
    return <Empty state="nothing" profile={first.profile.name} intl={intl} />
  }
  const isNamed =
    config.name !== undefined && config.name.trim() !== '' && config.name !== first.name
  return <DeviceAir block={first} {...{ isNamed, nowMs, intl, actions }} />
}

interface EmptyProps extends Pick<WidgetProps<AirQualityIndexConfig>, 'intl'> {
  state: 'noDevice' | 'unknown' | 'nothing'
  profile?: string
}

function Empty({ state, profile = '', intl }: EmptyProps) {
  return (
    <EmptyState
      title={intl.formatMessage({ id: `state.${state}` })}
      text={intl.formatMessage({ id: `state.${state}.text` }, { profile })}
    />
  )
}
