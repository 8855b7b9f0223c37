/** Number of bytes at the end of a file that contain its last line. */
const END_BYTES = 64
/** The server ends a file of readings with a line that states their number. */
const LAST_LINE = /(?:^|\n)"# End: (\d+) readings"\s*$/

/**
 * The number of readings in a file, according to its last line.
 *
 * @returns null if that line is missing: the server broke off before the end
 */
export async function readingsInFile(file: Blob): Promise<number | null> {
  const end = await file.slice(-END_BYTES).text()
  const count = LAST_LINE.exec(end)?.[1]
  return count === undefined ? null : Number(count)
}
