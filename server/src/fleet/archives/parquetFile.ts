import { open } from 'node:fs/promises'
import { hidesValue, MEASUREMENT_FLAGS, withoutRule } from '@airshed/schemas'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { Series } from '../measurements/exportReadings.ts'
import type { RawReading } from '../../storage/store/measurementStore.ts'

/**
 * Rows of a row group, which is encoded at a stretch: other work of the process waits meanwhile. Smaller groups would make the
 * list of groups longer, which stays in memory to the end.
 */
const GROUP_ROWS = 20_000

const { belowLimit: BELOW_LIMIT } = MEASUREMENT_FLAGS

/** The parts of a reading, by which the columns of values are filled. */
interface Row {
  series: Series
  ts: number
  value: number | null
  /** Without the rule by which a reading below its detection limit counts, which is no property of the reading. */
  flags: number
}

interface Column {
  name: string
  kind: 'time' | 'text' | 'number' | 'flags'
  /** What one cell means, for the description of the archive. */
  meaning: string
  cell: (row: Row) => number | string | null
}

/** Columns of the Parquet file, in their order: the one place where a column is added. */
export const PARQUET_COLUMNS: readonly Column[] = [
  {
    name: 'time',
    kind: 'time',
    meaning: 'When it was measured, UTC, milliseconds',
    cell: ({ ts }) => ts,
  },
  {
    name: 'serial',
    kind: 'text',
    meaning: 'Serial of the device',
    cell: ({ series }) => series.serial,
  },
  {
    name: 'device',
    kind: 'text',
    meaning: 'Name of the device, or its serial',
    cell: ({ series }) => series.device,
  },
  {
    name: 'parameter',
    kind: 'text',
    meaning: 'Name of the data point',
    cell: ({ series }) => series.parameter,
  },
  {
    name: 'unit',
    kind: 'text',
    meaning: 'Unit of the values; empty: none',
    cell: ({ series }) => series.unit,
  },
  {
    name: 'value',
    kind: 'number',
    meaning: 'Null: none, hidden, or below the detection limit',
    cell: ({ value, flags }) => (hidesValue(flags) || (flags & BELOW_LIMIT) !== 0 ? null : value),
  },
  {
    name: 'detection_limit',
    kind: 'number',
    meaning: 'The reading is below this limit',
    cell: ({ value, flags }) => (!hidesValue(flags) && (flags & BELOW_LIMIT) !== 0 ? value : null),
  },
  {
    name: 'flags',
    kind: 'flags',
    meaning: 'Sum of the bits of its flags; 0: none',
    cell: ({ flags }) => flags,
  },
  {
    name: 'hidden_value',
    kind: 'number',
    meaning: 'The value, or the limit it is below, that a flag hides',
    cell: ({ value, flags }) => (hidesValue(flags) ? value : null),
  },
  {
    name: 'data_point_id',
    kind: 'text',
    meaning: 'Id of the data point',
    cell: ({ series }) => series.id,
  },
]

const ELEMENTS = {
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS', repetition_type: 'REQUIRED' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  number: { type: 'DOUBLE', repetition_type: 'OPTIONAL' },
  flags: { type: 'INT32', repetition_type: 'REQUIRED' },
} as const

/** A Parquet file that is written row group by row group. */
export interface ParquetFile {
  add(series: Series, page: readonly RawReading[]): Promise<void>
  /** Writes what is left and the footer; afterwards the file is complete. */
  end(): Promise<void>
  close(): Promise<void>
}

/** @param path where the file is created */
export async function createParquetFile(path: string): Promise<ParquetFile> {
  const handle = await open(path, 'wx')
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({
    writer: bytes,
    createdBy: 'Airshed',
    schema: [
      { name: 'readings', num_children: PARQUET_COLUMNS.length },
      ...PARQUET_COLUMNS.map(({ name, kind }) => ({ name, ...ELEMENTS[kind] })),
    ],
  })
  let rows: Row[] = []

  const flush = async () => {
    await handle.writeFile(bytes.getBytes())
    bytes.index = 0
  }
  const writeGroup = async () => {
    if (rows.length === 0) return
    const columnData = PARQUET_COLUMNS.map(({ name, kind, cell }) => ({
      name,
      data: rows.map(cell),
      // A dictionary would take 0 and -0 for one value, and times hardly repeat.
      ...(kind === 'number' || kind === 'time' ? { encoding: 'PLAIN' as const } : {}),
      statistics: kind === 'time',
      offsetIndex: false,
    }))
    rows = []
    await writer.write({ columnData, rowGroupSize: GROUP_ROWS })
    await flush()
  }
  return {
    async add(series, page) {
      for (const [ts, value, flags] of page) {
        rows.push({ series, ts, value, flags: withoutRule(flags) })
        if (rows.length === GROUP_ROWS) await writeGroup()
      }
    },
    async end() {
      await writeGroup()
      await writer.finish()
      await flush()
    },
    close: () => handle.close(),
  }
}
