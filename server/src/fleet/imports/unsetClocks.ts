import { createClockRecord, mayBeUnset, type ClockRecord } from '@airshed/domain'
import type { ImportMap } from '@airshed/schemas'
import { UNKNOWN_TIME_FLAGS } from '../ingest/statedTime.ts'
import { readCsv, type CsvStart } from './csvRecords.ts'
import type { ImportRow } from './importRow.ts'
import { createRowReader } from './readRow.ts'
import { isRefusal } from './refusal.ts'

/** Flags the readings of rows that have the time of a clock that was not set. */
interface UnsetClocks {
  /**
   * Reads the times of the whole file at the first row that asks for it, which few files have.
   *
   * @returns whether the readings were flagged
   */
  flag(row: ImportRow): Promise<boolean>
}

/** The file whose times tell. */
interface FileOfRows {
  path: string
  map: ImportMap
  headings: readonly string[]
  /** Where the rows begin, with the lines of units. */
  start: CsvStart
  /** From when elapsed seconds count, ms UTC. */
  startMs?: number | undefined
  /** ms UTC */
  now: number
}

/** A file in UTF-8 in which rows of a clock that was not set are told from history. */
export function createUnsetClocks(file: FileOfRows): UnsetClocks {
  // The flags of an export are final.
  if (file.map.dataPoints !== undefined) return { flag: async () => false }
  let records: Promise<ReadonlyMap<string, ClockRecord>> | undefined
  return {
    async flag({ serial, ts, cells }) {
      if (!mayBeUnset(ts)) return false
      records ??= clockRecordsOf(file)
      if ((await records).get(serial)?.isUnset(ts) !== true) return false
      for (const cell of cells) cell.flags |= UNKNOWN_TIME_FLAGS
      return true
    },
  }
}

/** The times of each device of a file, by its serial. */
async function clockRecordsOf(file: FileOfRows): Promise<ReadonlyMap<string, ClockRecord>> {
  const { path, map, headings, start, startMs, now } = file
  const reader = createRowReader(map, headings, { lastMs: null, startMs })
  const records = new Map<string, ClockRecord>()
  let unitLines = map.unitLines ?? 0
  for await (const page of readCsv(path, map.delimiter ?? ',', start)) {
    for (const { cells } of page) {
      if (unitLines > 0) {
        unitLines -= 1
        continue
      }
      const row = reader.read(cells, now)
      if (row === null || isRefusal(row)) continue
      const record = records.get(row.serial) ?? createClockRecord()
      record.add(row.ts)
      records.set(row.serial, record)
    }
  }
  return records
}
