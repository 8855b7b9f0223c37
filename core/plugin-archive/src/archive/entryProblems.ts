import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { isKnownFile, isPlainPath } from './paths.ts'
import type { ZipEntry } from './zipEntries.ts'

const SIZE_LIMITS: Readonly<Record<string, number>> = {
  'manifest.json': ARCHIVE_LIMITS.jsonBytes,
  'ui-schema.json': ARCHIVE_LIMITS.jsonBytes,
  'licences.json': ARCHIVE_LIMITS.jsonBytes,
  'messages/en.json': ARCHIVE_LIMITS.jsonBytes,
  'messages/es.json': ARCHIVE_LIMITS.jsonBytes,
  'schema.json': ARCHIVE_LIMITS.schemaBytes,
  'plugin.js': ARCHIVE_LIMITS.codeBytes,
  'README.md': ARCHIVE_LIMITS.readmeBytes,
  'CHANGELOG.md': ARCHIVE_LIMITS.changelogBytes,
  'signature.json': ARCHIVE_LIMITS.signatureBytes,
}

/** Maximum size of a file in an archive, in bytes. */
export const sizeLimitOf = (path: string): number => SIZE_LIMITS[path] ?? ARCHIVE_LIMITS.fileBytes

/** The part of an arbitrary path that a message shows. */
const shown = (path: string): string => {
  const text = JSON.stringify(path)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** The problems with names, kinds and declared sizes in a zip, before anything is unpacked. */
export function entryProblems(entries: readonly ZipEntry[]): ArchiveProblem[] {
  const problems: ArchiveProblem[] = []
  const taken = new Map<string, string>()
  let total = 0
  for (const { path, bytes, isSpecial } of entries) {
    total += bytes
    if (!isPlainPath(path)) {
      problems.push(archiveProblem('ARCHIVE_PATH_UNSAFE', 'archive', { got: shown(path) }))
      continue
    }
    if (isSpecial) problems.push(archiveProblem('ARCHIVE_LINK', path))
    const other = taken.get(path.toLowerCase())
    if (other === undefined) taken.set(path.toLowerCase(), path)
    else problems.push(archiveProblem('ARCHIVE_PATH_TAKEN', path, { path, other }))
    if (!isKnownFile(path)) {
      const known = 'the files of the format and fixtures/*.json'
      problems.push(archiveProblem('ARCHIVE_FILE_UNKNOWN', path, { known, path }))
    }
    const limit = sizeLimitOf(path)
    if (bytes > limit) {
      problems.push(archiveProblem('ARCHIVE_FILE_TOO_LARGE', path, { limit, bytes }))
    }
  }
  const limit = ARCHIVE_LIMITS.unpackedBytes
  if (total > limit) {
    problems.push(archiveProblem('ARCHIVE_UNPACKED_TOO_LARGE', 'archive', { limit, bytes: total }))
  }
  return problems
}
