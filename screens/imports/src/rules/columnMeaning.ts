import type { ImportMap } from '@airshed/console-kit'

/** What becomes of the cells of a column. */
export type ColumnMeaning =
  | { kind: 'leftOut' }
  /** Stored under the name of the column, in a unit that is free. */
  | { kind: 'unmapped'; unit: string }
  /** @property parameter id or wire name */
  | { kind: 'parameter'; parameter: string; unit: string }

type Columns = Pick<ImportMap, 'columns'>

/** @param reference of the column, as `columns` of a map has it */
export function meaningOf({ columns }: Columns, reference: string): ColumnMeaning {
  const column = columns[reference]
  if (column === undefined) return { kind: 'leftOut' }
  const { parameter, unit = '' } = column
  return parameter === undefined
    ? { kind: 'unmapped', unit }
    : { kind: 'parameter', parameter, unit }
}

/** A map in which a column has another meaning; what else the map says of the column is kept. */
export function withMeaning<Map extends Columns>(
  map: Map,
  reference: string,
  meaning: ColumnMeaning,
): Map {
  const { [reference]: before, ...others } = map.columns
  if (meaning.kind === 'leftOut') return { ...map, columns: others }
  const { parameter: _parameter, unit: _unit, ...kept } = before ?? {}
  const changed = {
    ...kept,
    ...(meaning.kind === 'parameter' ? { parameter: meaning.parameter } : {}),
    ...(meaning.unit === '' ? {} : { unit: meaning.unit }),
  }
  // Where it was, so that the order of the file is kept.
  const columns =
    before === undefined
      ? { ...map.columns, [reference]: changed }
      : Object.fromEntries(
          Object.entries(map.columns).map(([name, column]) => [
            name,
            name === reference ? changed : column,
          ]),
        )
  return { ...map, columns }
}
