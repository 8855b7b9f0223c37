import { fingerprintOf } from '@airshed/plugin-archive/keys'
import { sizeText } from '../findings/sizeText.ts'
import type { StyleWord } from '../findings/styleText.ts'
import type { PackedPlugin } from './packArchive.ts'

/** Files of an archive as a table: path, size, size when compressed. */
export function fileTable({ files }: Pick<PackedPlugin, 'files'>, style: StyleWord): string[] {
  const rows = files.map(({ path, bytes, gzipBytes }) => [
    path,
    sizeText(bytes),
    sizeText(gzipBytes),
  ])
  const head = ['file', 'size', 'gzip']
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('   ')
  return [style('dim', line(head)), ...rows.map(line)]
}

/** The key that signed an archive, or the consequence if it is not signed. */
export const signedText = ({ publisherKey }: Pick<PackedPlugin, 'publisherKey'>): string =>
  publisherKey === null
    ? 'Not signed: anybody who may publish could publish another version. airshed-plugin keys makes a key.'
    : `Signed with the key ${fingerprintOf(publisherKey)}`

/** File name of an archive. */
export const archiveFileName = ({ id, version }: Pick<PackedPlugin, 'id' | 'version'>): string =>
  `${id}-${version}.airshed`
