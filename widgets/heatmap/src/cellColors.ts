import {
  bandOf,
  compassName,
  gradeValue,
  sequentialScale,
  type HeatGridCell,
  type ScaleBand,
  type Theme,
} from '@airshed/kit'
import type { HeatmapCell, HeatmapDevice } from './heatmapModel.ts'

/**
 * Eight directions as a circle of hues, neighbours alike and opposites unlike, each readable against both
 * surfaces; clockwise from north.
 */
export const DIRECTION_COLORS: readonly string[] = [
  '#3c6fc4',
  '#6c5fc7',
  '#a6539f',
  '#c4566a',
  '#c8743a',
  '#a88f2c',
  '#5f9a4f',
  '#2f8f96',
]

/** The bands of all values that no profile grades; none if profiles grade all of them, or for directions. */
export function scaleOf(devices: readonly HeatmapDevice[], theme: Theme): readonly ScaleBand[] {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const { profile, frame, cells } of devices) {
    if (profile !== null || frame?.kind === 'direction') continue
    for (const { value } of cells) {
      if (value === null) continue
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
  }
  return sequentialScale(least, most, theme)
}

/** How a cell looks, and the word for it: the grade, or the direction. */
export interface CellLook extends HeatGridCell {
  word: string | null
}

/**
 * The look of a cell: its grade if a profile grades it, its direction, or its place on the scale. Without
 * enough readings it is hatched once its step is over; without any it is left empty.
 */
export function cellLook(
  cell: HeatmapCell,
  { frame, profile }: Pick<HeatmapDevice, 'frame' | 'profile'>,
  bands: readonly ScaleBand[],
  locale: string,
  isRunning = false,
): CellLook {
  const { value, count } = cell
  if (value === null || frame === null) {
    return { color: null, isHatched: count > 0 && !isRunning, word: null }
  }
  if (frame.kind === 'direction') {
    const eighth = Math.round(value / 45) % DIRECTION_COLORS.length
    const word = compassName(eighth * 45, locale)
    return { color: DIRECTION_COLORS[eighth] ?? null, letter: word, word }
  }
  const grade = profile === null ? null : gradeValue(profile, frame.path, value, frame.unit)
  if (grade !== null) return { color: grade.color, letter: grade.letter, word: grade.name }
  return { color: bandOf(bands, value)?.color ?? null, word: null }
}
