import { convertedPrecision, unitConverter } from '@airshed/domain'
import type { LinkRow } from './linkRows.ts'

const PARTICULATE_MATTER = '132:'
const TEMPERATURE = '128:1'
const VOC = '140:11'

/** A unit that a public page shows a parameter in. */
export interface ShownUnit {
  readonly unit: string
  /** Decimals. */
  readonly precision: number
  /** From the unit of measurement. */
  readonly convert: (value: number) => number
}

interface MeasuredIn {
  path: string
  unit: string
  precision: number
}

/** The units that a link shows a parameter in, the main one first. At least one. */
export function shownUnits(
  { path, unit: measured, precision }: MeasuredIn,
  link: Pick<LinkRow, 'pm_units' | 'temp_unit' | 'voc_unit'>,
): readonly [ShownUnit, ...ShownUnit[]] {
  const shown = wantedUnits(path, link).flatMap((unit): ShownUnit[] => {
    const convert = unitConverter(path, measured, unit)
    if (convert === null) return []
    return [{ unit, precision: convertedPrecision(precision, convert), convert }]
  })
  const [first = { unit: measured, precision, convert: (value: number) => value }, ...others] =
    shown
  return [first, ...others]
}

function wantedUnits(
  path: string,
  { pm_units: pm, temp_unit: temperature, voc_unit: voc }: Parameters<typeof shownUnits>[1],
): readonly string[] {
  if (path.startsWith(PARTICULATE_MATTER)) return pm
  if (path === TEMPERATURE) return temperature === 'auto' ? [] : [temperature]
  if (path === VOC) return voc === 'auto' ? [] : [voc]
  return []
}
