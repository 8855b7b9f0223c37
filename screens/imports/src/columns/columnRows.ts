import type { HeadRows } from '@airshed/console-kit/tabular'
import type { DraftMap } from '../draft/draftMap.ts'

/** Something that has values: a column, or in a file with a row for each value, one of the names. */
export interface ColumnRow {
  /** How `columns` of a map refers to it. */
  reference: string
  /** Cells of the first rows. */
  samples: readonly string[]
}

const SAMPLES_MAX = 3

/** What a map can give a meaning: the columns of the file; those of the map that the file lacks come last. */
export function columnRows({ long, columns }: DraftMap, table: HeadRows): readonly ColumnRow[] {
  const { references, rows } = table
  const samplesAt = (index: number, from: HeadRows['rows']) =>
    from
      .map((row) => row[index] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES_MAX)
  const found =
    long === undefined
      ? references.map((reference, index) => ({ reference, samples: samplesAt(index, rows) }))
      : namesIn(rows, references.indexOf(long.name)).map((name) => ({
          reference: name,
          samples: samplesAt(
            references.indexOf(long.value),
            rows.filter((row) => row[references.indexOf(long.name)] === name),
          ),
        }))
  const known = new Set(found.map(({ reference }) => reference))
  const others = Object.keys(columns).filter((reference) => !known.has(reference))
  return [...found, ...others.map((reference) => ({ reference, samples: [] }))]
}

const namesIn = (rows: HeadRows['rows'], index: number): readonly string[] => [
  ...new Set(rows.map((row) => row[index] ?? '').filter((name) => name !== '')),
]
