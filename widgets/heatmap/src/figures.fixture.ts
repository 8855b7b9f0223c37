import type { HeatmapCell } from './heatmapModel.ts'

/** The figures of a step; by default a mean of four readings of four. */
export function figures(changes: Partial<HeatmapCell> = {}): HeatmapCell {
  return {
    value: 1,
    combination: 'mean',
    isTimeWeighted: false,
    resultant: null,
    minimum: 1,
    maximum: 1,
    count: 4,
    expected: 4,
    coverage: 1,
    ...changes,
  }
}
