import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { SourcePlace } from '@airshed/host/development-events'

/** Number of lines shown before and after the line itself. */
const AROUND = 2

function excerptOf(source: string, line: number): string {
  const lines = source.split('\n')
  const from = Math.max(1, line - AROUND)
  const shown = lines.slice(from - 1, line + AROUND)
  const width = String(from + shown.length - 1).length
  return shown
    .map((text, index) => {
      const number = from + index
      return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`
    })
    .join('\n')
}

/**
 * A location in a file of a plugin, with the surrounding lines.
 *
 * @param folder of the plugin
 * @returns null when the file cannot be read
 */
export async function sourcePlace(
  folder: string,
  file: string,
  line: number,
  column: number,
): Promise<SourcePlace | null> {
  const source = await readFile(file, 'utf8').catch(() => null)
  if (source === null) return null
  const path = relative(folder, file).replaceAll('\\', '/')
  return { file: path, line, column, excerpt: excerptOf(source, line) }
}
