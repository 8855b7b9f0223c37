import { EmptyState, FaultyData, isFaulty, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { WindRoseConfig } from './config.ts'
import { roseModel, type RoseModel } from './roseModel.ts'
import { WindRoseView } from './WindRoseView.tsx'
import { presentFrames, windFrames } from './windFrames.ts'

type EmptyId = 'noParameters' | 'noPollutant' | 'unknown' | 'noData'

/** Chooses what a wind rose shows: its rose, or why there is none. */
export default function WindRoseWidget(props: WidgetProps<WindRoseConfig>) {
  const { config, data, size, theme, intl } = props
  const { frames: all, roses } = data
  const frames = useMemo(() => windFrames(config, all), [config, all])
  const model = useMemo(() => roseModel(config, roses[0]), [config, roses])
  const state = emptyState(config, frames, model)
  const used = presentFrames(frames)
  if (state === 'noData' && used.some(isFaulty)) {
    return <FaultyData frames={used} timezone={intl.timeZone ?? 'UTC'} />
  }
  if (state !== null || model === null) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: `state.${state ?? 'unknown'}` })}
        text={intl.formatMessage({ id: `state.${state ?? 'unknown'}.text` })}
      />
    )
  }
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  return <WindRoseView {...{ name, model, frames, size, theme, intl }} />
}

function emptyState(
  config: WindRoseConfig,
  { speed, direction, pollutant }: ReturnType<typeof windFrames>,
  model: RoseModel | null,
): EmptyId | null {
  const { speed_data_point_id: speedId, direction_data_point_id: directionId, mode } = config
  const isPollution = mode === 'pollution'
  if (speedId === '' || directionId === '') return 'noParameters'
  if (isPollution && !config.pollutant_data_point_id) return 'noPollutant'
  const isMissing = speed === null || direction === null || (isPollution && pollutant === null)
  if (isMissing || model === null) return 'unknown'
  return model.rose.count === 0 ? 'noData' : null
}
