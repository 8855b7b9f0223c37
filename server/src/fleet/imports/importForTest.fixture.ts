import { readFile } from 'node:fs/promises'
import type { ServerContext } from '../../context.ts'
import { importFile } from './importFile.ts'
import { checkMap } from './mapFile.ts'
import { createStoreSink } from './storeSink.ts'

/** A CSV file, and the map to read it with. */
export interface ImportedFile {
  file: string
  mapFile: string
  /** Columns of the map that are imported, by their names in the file. */
  columns: readonly string[]
  /** ms UTC; rows from the future are refused. */
  now: number
}

/**
 * Imports columns of a file into an organization, as `npm run import` does.
 *
 * @returns ids of the device's data points by their paths
 */
export async function importColumns(
  context: ServerContext,
  organization: string,
  { file, mapFile, columns, now }: ImportedFile,
): Promise<Map<string, string>> {
  const whole = JSON.parse(await readFile(mapFile, 'utf8')) as {
    serial: string
    columns: Record<string, unknown>
  }
  const chosen = Object.entries(whole.columns).filter(([name]) => columns.includes(name))
  const map = checkMap({ ...whole, columns: Object.fromEntries(chosen) }, mapFile)
  await importFile({ file, map, sink: await createStoreSink(context, organization), now })
  const points = await context.store.db
    .selectFrom('data_points')
    .select(['id', 'path'])
    .where('node_id', '=', `${whole.serial}:0`)
    .execute()
  return new Map(points.map(({ id, path }) => [path, id]))
}
