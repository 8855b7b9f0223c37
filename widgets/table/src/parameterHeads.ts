import type { Node } from '@airshed/kit'
import type { DeviceRow } from './deviceRows.ts'

/** The header of a column of values. */
export interface ParameterHead {
  /** Parameter id. */
  path: string
  /** Short name; the id if no device knows it. */
  label: string
  /** Full name. */
  title: string
  /** Empty if it has none. */
  unit: string
}

/** A header for each parameter, as named by the first device that measures it. */
export function parameterHeads(
  paths: readonly string[],
  rows: readonly DeviceRow[],
  nodes: readonly Node[],
): readonly ParameterHead[] {
  const points = nodes.flatMap(({ data_points: own = [] }) => own)
  return paths.map((path) => {
    const frame = rows.flatMap(({ values }) => values[path]?.frame ?? [])[0]
    const point = points.find((one) => one.path === path)
    return {
      path,
      label: frame?.shortLabel ?? point?.shortPresentName ?? path,
      title: point?.presentName ?? frame?.label ?? path,
      unit: frame?.unit ?? point?.unit ?? '',
    }
  })
}
