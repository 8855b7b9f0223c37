import { EmptyState, FaultyData, isFaulty, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { WindRoseConfig } from './config.ts'
import { roseModel } from './roseModel.ts'
import { WindRoseView } from './WindRoseView.tsx'
import { windFrames, windReadings } from './windReadings.ts'

type EmptyId = 'noParameters' | 'noPollutant' | 'unknown' | 'noData'

/** Chooses what a wind rose shows: its rose, or why there is none. */
export default function WindRoseWidget(props: WidgetProps<WindRoseConfig>) {
  const { config, data, range, size, theme, intl } = props
  const { frames: all, nodes } = data
  const frames = useMemo(() => windFrames(config, all), [config, all])
  const model = useMemo(
    () => roseModel(config, windReadings(frames, range)),
    [config, frames, range],
  )
  const state = emptyState(config, frames, model.rose.count)
  const used = [frames.speed, frames.direction, frames.pollutant].flatMap((one) => one ?? [])
  if (state === 'noData' && used.some(isFaulty)) {
    return <FaultyData frames={used} timezone={intl.timeZone ?? 'UTC'} />
  }
  if (state !== null) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: `state.${state}` })}
        text={intl.formatMessage({ id: `state.${state}.text` })}
      />
    )
  }
  const [profile = null] = nodes.find(({ _id: id }) => id === config.node_id)?.profiles ?? []
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  return <WindRoseView {...{ name, model, frames, profile, size, theme, intl }} />
}

function emptyState(
  config: WindRoseConfig,
  { speed, direction, pollutant }: ReturnType<typeof windFrames>,
  count: number,
): EmptyId | null {
  const { speed_data_point_id: speedId, direction_data_point_id: directionId, mode } = config
  const isPollution = mode === 'pollution'
  if (speedId === '' || directionId === '') return 'noParameters'
  if (isPollution && !config.pollutant_data_point_id) return 'noPollutant'
  if (speed === null || direction === null || (isPollution && pollutant === null)) return 'unknown'
  return count === 0 ? 'noData' : null
}
