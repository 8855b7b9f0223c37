import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { SNAPSHOT_BYTES_MAX, type SnapshotFormat } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { ReceivedBytes } from '../../storage/files/files.ts'
import type { SnapshotCsv } from '../../storage/store/tables/snapshots.ts'
import {
  inUnits,
  preambleOf,
  readingPieces,
  seriesOf,
  type Series,
} from '../measurements/exportReadings.ts'
import { zonedIso } from '../measurements/rawCsv.ts'
import type { ArchivedDevice } from './archivedDevices.ts'
import { csvPaths, METADATA_PATH, PARQUET_PATH } from './archiveNames.ts'
import { describeArchive, type DescribedMember } from './describeArchive.ts'
import { createParquetFile, type ParquetFile } from './parquetFile.ts'
import { createZip, type ZipMember } from './zipFile.ts'

export interface ArchiveOrder {
  /** Whose turns at the store the reading takes. */
  callerId: string
  organization: { id: string; name: string }
  /** Who requested it. */
  by: string
  devices: readonly ArchivedDevice[]
  /** ms UTC; `to` is exclusive. */
  from: number
  to: number
  /** IANA name. */
  timezone: string
  formats: readonly SnapshotFormat[]
  /** Called for each page; a rejection ends the writing. @param readings so far */
  onPage: (readings: number) => Promise<void>
}

/** An archive in the file store, as yet without a file that names it. */
export interface WrittenArchive {
  received: ReceivedBytes
  readings: number
  /** Empty if CSV is none of its formats. */
  csvFiles: SnapshotCsv[]
}

/**
 * Writes an archive into the file store. Readings are read once, page by page, for both formats; memory holds one page and
 * one row group, however many there are. The Parquet file is on the disk of this process until it is in the archive.
 *
 * @throws ApiError TOO_LARGE beyond {@link SNAPSHOT_BYTES_MAX}, STORAGE_FULL, UNAVAILABLE; whatever `onPage` throws
 */
export async function writeArchive(
  context: ServerContext,
  order: ArchiveOrder,
): Promise<WrittenArchive> {
  const { files, clock } = context
  await using folder = await files.temporaryFolder()
  const parquetPath = join(folder.path, PARQUET_PATH)
  const parquet = order.formats.includes('parquet') ? await createParquetFile(parquetPath) : null
  try {
    const writing = await beginWriting(context, order, parquet)
    const members = [
      ...writing.csv,
      ...(parquet === null ? [] : [parquetMember(writing, parquet, parquetPath)]),
      metadataMember(writing, order, clock()),
    ]
    const zip = createZip(members, clock())
    try {
      const received = await files.receive(zip.bytes, { limitBytes: SNAPSHOT_BYTES_MAX })
      const places = zip.places()
      const csvFiles = writing.csvSeries.map(({ serial, series }, at) => {
        const { path = '' } = writing.csv[at] ?? {}
        const { offset = 0, compressedBytes = 0 } = places[at] ?? {}
        return { serial, path, offset, compressedBytes, readings: readingsOf(writing, series) }
      })
      return {
        received,
        readings: readingsOf(writing, writing.series),
        csvFiles: order.formats.includes('csv') ? csvFiles : [],
      }
    } finally {
      zip.destroy()
    }
  } finally {
    await parquet?.close()
  }
}

interface Writing {
  series: readonly Series[]
  csvSeries: readonly { serial: string; series: readonly Series[] }[]
  csv: ZipMember[]
  members: DescribedMember[]
  /** Readings by the key of their data point. */
  counts: Map<number, number>
  /** Reads what no CSV has read. */
  readRest: () => AsyncGenerator<string>
}

const readingsOf = ({ counts }: Pick<Writing, 'counts'>, series: readonly Series[]): number =>
  series.reduce((sum, { key }) => sum + (counts.get(key) ?? 0), 0)

async function beginWriting(
  context: ServerContext,
  order: ArchiveOrder,
  parquet: ParquetFile | null,
): Promise<Writing> {
  const { from, to, timezone, devices, callerId } = order
  const iso = zonedIso(timezone)
  const { db } = context.store
  const points = await db
    .selectFrom('data_points')
    .select('id')
    .where(
      'node_id',
      'in',
      devices.map((device) => device.node_id),
    )
    // Corrected values stand beside the readings that they correct.
    .where('corrects', 'is', null)
    .execute()
  const ids = points.map(({ id }) => id)
  const series = (await seriesOf(context, ids)).map((one) => inUnits(one, 'C'))
  const counts = new Map<number, number>()
  let readings = 0
  const piecesOf = (some: readonly Series[]) =>
    readingPieces({
      context,
      callerId,
      preamble: preambleOf({
        from,
        to,
        timezone,
        iso,
        asked: some.length,
        series: some,
        now: context.clock(),
      }),
      series: some,
      from,
      to,
      iso,
      async onPage(one, page) {
        readings += page.length
        counts.set(one.key, (counts.get(one.key) ?? 0) + page.length)
        await parquet?.add(one, page)
        await order.onPage(readings)
      },
    })
  const members: DescribedMember[] = []
  const paths = csvPaths(devices.map(({ serial }) => serial))
  const csvSeries = devices.map(({ serial }) => ({
    serial,
    series: series.filter((one) => one.serial === serial),
  }))
  const hasCsv = order.formats.includes('csv')
  const csv = csvSeries.flatMap(({ series: own }, at): ZipMember[] => {
    const path = paths[at] ?? ''
    return hasCsv
      ? [{ path, isDeflated: true, open: () => measured(path, piecesOf(own), members) }]
      : []
  })
  const readRest = () => piecesOf(hasCsv ? [] : series)
  return { series, csvSeries, csv, members, counts, readRest }
}

const parquetMember = (writing: Writing, parquet: ParquetFile, path: string): ZipMember => ({
  path: PARQUET_PATH,
  isDeflated: false,
  async *open() {
    // Without CSV nothing has read the readings yet.
    const rest = writing.readRest()
    while ((await rest.next()).done !== true);
    await parquet.end()
    yield* measured(PARQUET_PATH, createReadStream(path), writing.members)
  },
})

const metadataMember = (
  { series, counts, members }: Writing,
  order: ArchiveOrder,
  writtenAt: number,
): ZipMember => ({
  path: METADATA_PATH,
  isDeflated: true,
  async *open() {
    const described = describeArchive({ ...order, writtenAt, series, counts, members })
    yield `${JSON.stringify(described, null, 2)}\n`
  },
})

/** Passes bytes on, and lists the member with their digest at the end. */
async function* measured(
  path: string,
  pieces: AsyncIterable<string | Buffer>,
  members: DescribedMember[],
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of pieces) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
    hash.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  members.push({ path, bytes, sha256: hash.digest('hex') })
}
