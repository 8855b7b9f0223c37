import type { ParameterOption } from './parameterOptions.ts'

/** A data point as people call it. */
export interface PointText {
  /** Its parameter and the serial of its device: `Particulate matter PM2.5 · harbour-3`. */
  name: string
  /** Unit of its stored values; empty: it has none, or it is not of the catalogue. */
  unit: string
}

/** Serial, address of the sensor in three numbers, and parameter: `harbour-3.0.0.0/132:5`. */
const ID = /^(.+)\.\d+\.\d+\.\d+\/(.+)$/
/** Before the key of what is kept under its own name. */
const UNMAPPED = /^raw:/

/** What a data point's id says; an id of another shape is its own name. */
export function pointText(id: string, parameters: readonly ParameterOption[]): PointText {
  const [, serial = '', path = ''] = ID.exec(id) ?? []
  if (path === '') return { name: id, unit: '' }
  const parameter = parameters.find(({ value }) => value === path)
  const label = parameter?.label ?? path.replace(UNMAPPED, '')
  return { name: `${label} · ${serial}`, unit: parameter?.units[0] ?? '' }
}
