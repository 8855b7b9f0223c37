import type { KeyObject } from 'node:crypto'
import { PLUGIN_API_VERSION, type PluginKind } from '@airshed/contract'
import { zipSync, type Zippable } from 'fflate'
import { SIGNATURE_FILE } from '../signature/archiveSignature.ts'
import { signIndex } from '../signature/signIndex.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_FORMAT_VERSION,
  INDEX_FILE,
  type ArchiveIndex,
} from './archiveIndex.ts'
import { integrityOf } from './integrity.ts'

/** The metadata of an archive, besides its files. */
export interface ArchiveAbout {
  id: string
  version: string
  kind: PluginKind
}

/** The earliest time that a zip can store; in local time, as zips store no time zone. */
const packedAt = (): Date => new Date(1980, 0, 1)

const jsonBytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

const byName = ([a]: [string, Uint8Array], [b]: [string, Uint8Array]): number =>
  a < b ? -1 : a > b ? 1 : 0

/**
 * Packs files, and `airshed.json` with the digest of each, into one zip. The same files give the
 * same bytes, regardless of their order, the time and the machine. Checks nothing: see
 * `readArchive` and `checkArchive`.
 *
 * @param files path → content; without `airshed.json` and `signature.json`
 * @param privateKey Ed25519 key of the author; null leaves the archive unsigned
 * @throws RangeError when `files` contains a file that is written here
 */
export function writeArchive(
  files: ReadonlyMap<string, Uint8Array>,
  { id, version, kind }: ArchiveAbout,
  privateKey: KeyObject | null = null,
): Uint8Array {
  for (const path of [INDEX_FILE, SIGNATURE_FILE]) {
    if (files.has(path)) throw new RangeError(`${path} is written by writeArchive itself`)
  }
  const sorted = [...files].toSorted(byName)
  const index: ArchiveIndex = {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_FORMAT_VERSION,
    id,
    version,
    kind,
    api: PLUGIN_API_VERSION,
    files: Object.fromEntries(
      sorted.map(([path, bytes]) => [path, { sha384: integrityOf(bytes), bytes: bytes.length }]),
    ),
  }
  const text = jsonBytes(index)
  const own: [string, Uint8Array][] = [[INDEX_FILE, text]]
  if (privateKey !== null) {
    own.push([SIGNATURE_FILE, jsonBytes(signIndex({ id, version, index: text }, privateKey))])
  }
  const all: Zippable = Object.fromEntries([...sorted, ...own].toSorted(byName))
  return zipSync(all, { level: 9, mtime: packedAt() })
}
