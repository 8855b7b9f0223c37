import type { PercentileFigures, PluginIntl } from '@airshed/kit'
import type { RoseModel } from './roseModel.ts'
import { hoursText, sectorName, valueText } from './roseText.ts'

/** The figures of each sector, of calms and of all hours. */
export function roseTable(model: RoseModel, intl: PluginIntl) {
  const { percentiles, sectors, calm, all } = model.rose
  const row = (id: string, name: string, figures: PercentileFigures) => ({
    id,
    name,
    cells: [
      ...figures.percentiles.map((value) => valueText(value, model, intl)),
      valueText(figures.mean, model, intl),
      hoursText(figures, intl),
    ],
  })
  return {
    head: [
      ...percentiles.map((percent) => intl.formatMessage({ id: 'percentile' }, { percent })),
      intl.formatMessage({ id: 'mean' }),
      intl.formatMessage({ id: 'from' }),
    ],
    rows: [
      ...sectors.map((sector) =>
        row(String(sector.directionDeg), sectorName(sector.directionDeg, intl), sector),
      ),
      row('calm', intl.formatMessage({ id: 'calm' }), calm),
      row('all', intl.formatMessage({ id: 'all' }), all),
    ],
  }
}
