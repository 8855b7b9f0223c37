import {
  autoSpeedClasses,
  fixedSpeedClasses,
  pollutionRose,
  windRose,
  type PollutionRose,
  type SpeedClass,
  type WindRose,
} from '@airshed/kit'
import type { WindRoseConfig } from './config.ts'
import type { WindReadings } from './windReadings.ts'

/** The rose that is shown. */
export type RoseModel =
  | { mode: 'wind'; rose: WindRose }
  | { mode: 'pollution'; rose: PollutionRose; wind: WindRose }

/** The classes that the settings name: breaks such as `2-4-6`, or four over the range. */
export function classesOf(
  bins: WindRoseConfig['bins'],
  { speeds, directionsDeg }: WindReadings,
): readonly SpeedClass[] {
  if (bins !== undefined && bins !== 'auto') return fixedSpeedClasses(bins.split('-').map(Number))
  // A speed without a direction is in no sector, and must not stretch the classes.
  return autoSpeedClasses(speeds.filter((_, index) => Number.isFinite(directionsDeg[index])))
}

/** The rose of a window. */
export function roseModel(
  { mode, bins }: Pick<WindRoseConfig, 'mode' | 'bins'>,
  readings: WindReadings,
): RoseModel {
  const { speeds, directionsDeg, concentrations } = readings
  const classes = classesOf(bins, readings)
  const wind = windRose(speeds, directionsDeg, { classes })
  if (mode !== 'pollution') return { mode: 'wind', rose: wind }
  return {
    mode: 'pollution',
    rose: pollutionRose(speeds, directionsDeg, concentrations, { classes }),
    wind,
  }
}
