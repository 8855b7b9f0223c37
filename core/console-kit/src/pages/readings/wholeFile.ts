/** Bytes at the end of a file in which its last line stands. */
const END_BYTES = 64
/** As the server ends a file of readings: with their number. */
const LAST_LINE = /(?:^|\n)# End: (\d+) readings\s*$/

/**
 * How many readings a file has by its own last line.
 *
 * @returns null where that line is absent: the server broke off before the end
 */
export async function readingsInFile(file: Blob): Promise<number | null> {
  const end = await file.slice(-END_BYTES).text()
  const count = LAST_LINE.exec(end)?.[1]
  return count === undefined ? null : Number(count)
}
