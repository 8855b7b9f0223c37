import { defineNeed } from './needKind.ts'
import { OF_WIND, type WindNeed } from './windNeed.ts'

export type { PolarPlot } from '@airshed/schemas'

/**
 * The mean of a pollutant by wind speed and direction, smoothed, over the range of the page: `data.polarPlots` has it
 * at the index of this need among those of its kind. Computed from the whole hours up to now; recomputed each hour
 * while the page is live.
 */
export interface PolarPlotNeed extends WindNeed {
  kind: 'polarPlot'
}

export const polarPlot = defineNeed<PolarPlotNeed>({
  kind: 'polarPlot',
  answeredIn: 'polarPlots',
  shape: 'each',
  permission: 'read_devices',
  timeOf: () => 'range',
  temperatures: {
    unit: 'pollutantUnit',
    values: ['means.*.*', 'highest.mean', 'mean', 'calm.mean'],
  },
  fields: OF_WIND,
})
