import { compassNames, type PluginIntl } from '@airshed/kit'
import { cellAt, type PolarCell, type PolarModel } from './polarModel.ts'
import { valueText } from './polarText.ts'

/** Directions of the table: the main winds summarize a plot of thousands of cells. */
const DIRECTIONS = 8

/**
 * The means along eight directions at the speeds of the rings, each that of the nearest cell; a dash if
 * there is none, and a mark if it is uncertain.
 */
export function polarTable(
  model: PolarModel,
  speeds: readonly string[],
  rings: readonly number[],
  intl: PluginIntl,
) {
  const names = compassNames(intl.locale)
  return {
    head: speeds,
    rows: Array.from({ length: DIRECTIONS }, (_, at) => {
      const deg = (at * 360) / DIRECTIONS
      return {
        id: String(deg),
        name: names[(at * names.length) / DIRECTIONS] ?? '',
        cells: rings.map((speed) => writtenCell(nearestCell(model, speed, deg), model, intl)),
      }
    }),
  }
}

function writtenCell(cell: PolarCell | null, model: PolarModel, intl: PluginIntl): string {
  if (cell === null) return '–'
  const value = valueText(cell.mean, model, intl)
  return cell.isFew ? intl.formatMessage({ id: 'table.few' }, { value }) : value
}

function nearestCell(model: PolarModel, speed: number, deg: number): PolarCell | null {
  const { axis } = model.plot
  const step = (axis[1] ?? 0) - (axis[0] ?? 0)
  if (step === 0) return null
  const middle = (axis.length - 1) / 2
  const angle = (deg * Math.PI) / 180
  const column = middle + Math.round((speed * Math.sin(angle)) / step)
  const row = middle + Math.round((speed * Math.cos(angle)) / step)
  return cellAt(model, row * axis.length + column)
}
