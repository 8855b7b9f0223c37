/** Names of the members of an archive besides the CSV files. */
export const PARQUET_PATH = 'readings.parquet'
export const METADATA_PATH = 'metadata.json'

/**
 * The CSV of each device within an archive, `csv/{serial}.csv`. Characters of serials that Windows refuses in names become
 * `_`; names that are equal but for their case get a number, because that system would overwrite one with the other.
 */
export function csvPaths(serials: readonly string[]): string[] {
  const taken = new Set<string>()
  return serials.map((serial) => {
    const stem = serial.replaceAll(/[^A-Za-z0-9_-]/g, '_')
    let name = stem
    for (let more = 2; taken.has(name.toLowerCase()); more += 1) name = `${stem}-${more}`
    taken.add(name.toLowerCase())
    return `csv/${name}.csv`
  })
}

/**
 * The name of an archive: its device, or how many, and its days in UTC.
 *
 * @param from ms UTC
 * @param to ms UTC, not part of the period
 */
export function archiveName(serials: readonly string[], from: number, to: number): string {
  const [serial = ''] = serials
  const devices =
    serials.length === 1 ? serial.replaceAll(/[^A-Za-z0-9_-]/g, '_') : `${serials.length}-devices`
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return `airshed-${devices}-${day(from)}-${day(Math.max(from, to - 1))}.zip`
}
