import type { Frame } from '@airshed/kit'
import type { WindRoseConfig } from './config.ts'

/** The series of a rose, which have its names and the faults of its sensors; null if not available. */
export interface WindFrames {
  speed: Frame | null
  direction: Frame | null
  pollutant: Frame | null
}

/** The frames by their role. */
export function windFrames(config: WindRoseConfig, frames: readonly Frame[]): WindFrames {
  const of = (id: string | undefined): Frame | null =>
    frames.find(({ dataPointId }) => dataPointId === id) ?? null
  return {
    speed: of(config.speed_data_point_id),
    direction: of(config.direction_data_point_id),
    pollutant: config.mode === 'pollution' ? of(config.pollutant_data_point_id) : null,
  }
}

/** Those that are available. */
export const presentFrames = ({ speed, direction, pollutant }: WindFrames): readonly Frame[] =>
  [speed, direction, pollutant].flatMap((frame) => frame ?? [])
