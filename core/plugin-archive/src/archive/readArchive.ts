import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { SIGNATURE_FILE, type ArchiveSignature } from '../signature/archiveSignature.ts'
import { signatureProblems } from '../signature/signatureProblems.ts'
import { INDEX_FILE, type ArchiveIndex } from './archiveIndex.ts'
import { entryProblems } from './entryProblems.ts'
import { indexProblems, listingProblems, shapeProblems } from './indexProblems.ts'
import { integrityOf } from './integrity.ts'
import { REQUIRED_FILES } from './paths.ts'
import type { PluginArchive } from './pluginArchive.ts'
import { readJson, readText } from './readJson.ts'
import { unpack, zipEntries } from './zipEntries.ts'

/** An archive, or why it could not be read. */
export type ReadResult =
  | { archive: PluginArchive; problems: [] }
  | { archive: null; problems: ArchiveProblem[] }

const refused = (...problems: ArchiveProblem[]): ReadResult => ({ archive: null, problems })

/** JSON files with one name, and their required types. */
const SHAPES = {
  'manifest.json': 'object',
  'schema.json': 'object',
  'ui-schema.json': 'object',
  'messages/en.json': 'messages',
  'messages/es.json': 'messages',
  'licences.json': 'licences',
  [SIGNATURE_FILE]: 'signature',
} as const

/**
 * Reads an untrusted archive, which may be too large, a decompression bomb, crafted to write outside
 * its folder, damaged or tampered with. Sizes are checked before anything is unpacked, and again
 * during unpacking. Never throws. The contents of the files are checked by `checkArchive`.
 */
export function readArchive(bytes: Uint8Array): ReadResult {
  const { archiveBytes, files: most } = ARCHIVE_LIMITS
  if (bytes.length > archiveBytes) {
    const parts = { limit: archiveBytes, bytes: bytes.length }
    return refused(archiveProblem('ARCHIVE_TOO_LARGE', 'archive', parts))
  }
  const entries = zipEntries(bytes)
  if ('got' in entries) return refused(archiveProblem('ARCHIVE_UNREADABLE', 'archive', entries))
  if (entries.length > most) {
    const parts = { limit: most, count: entries.length }
    return refused(archiveProblem('ARCHIVE_TOO_MANY_FILES', 'archive', parts))
  }
  const named = entryProblems(entries)
  if (named.length > 0) return refused(...named)

  const files = new Map<string, Uint8Array>()
  const damaged: ArchiveProblem[] = []
  for (const entry of entries) {
    const content = unpack(entry)
    if (content !== null) files.set(entry.path, content)
    else {
      const got = `a damaged file, or one that is not ${entry.bytes} bytes long as it says`
      damaged.push(archiveProblem('ARCHIVE_UNREADABLE', entry.path, { got }))
    }
  }
  return damaged.length > 0 ? refused(...damaged) : fromFiles(files, integrityOf(bytes))
}

/** The archive from its unpacked files. */
function fromFiles(files: ReadonlyMap<string, Uint8Array>, sha384: string): ReadResult {
  const indexBytes = files.get(INDEX_FILE)
  if (indexBytes === undefined) {
    return refused(archiveProblem('ARCHIVE_FILE_MISSING', 'archive', { path: INDEX_FILE }))
  }
  const indexRead = readJson(indexBytes, INDEX_FILE)
  if ('problem' in indexRead) return refused(indexRead.problem)
  const wrongIndex = indexProblems(indexRead.value)
  if (wrongIndex.length > 0) return refused(...wrongIndex)
  const index = indexRead.value as ArchiveIndex

  const problems = listingProblems(index, files)
  // A file that is listed but missing was already reported.
  const missing = REQUIRED_FILES.filter(
    (path) => !files.has(path) && !Object.hasOwn(index.files, path),
  )
  problems.push(
    ...missing.map((path) => archiveProblem('ARCHIVE_FILE_MISSING', 'archive', { path })),
  )
  const values = new Map<string, unknown>()
  const texts = new Map<string, string>()
  for (const [path, content] of files) {
    if (!path.endsWith('.json')) {
      const read = readText(content, path)
      if ('problem' in read) problems.push(read.problem)
      else texts.set(path, read.text)
      continue
    }
    const read = readJson(content, path)
    if ('problem' in read) {
      problems.push(read.problem)
      continue
    }
    const shape = SHAPES[path as keyof typeof SHAPES]
    const wrong = shape === undefined ? [] : shapeProblems(shape, read.value, path)
    problems.push(...wrong)
    values.set(path, read.value)
  }
  const value = <Value>(path: keyof typeof SHAPES): Value => values.get(path) as Value
  // If the archive is damaged, its signature does not matter.
  const signature = value<ArchiveSignature | undefined>(SIGNATURE_FILE)
  if (problems.length === 0 && signature !== undefined) {
    problems.push(...signatureProblems(signature, { ...index, index: indexBytes }))
  }
  if (problems.length > 0) return refused(...problems)
  return {
    archive: {
      index,
      manifest: value('manifest.json'),
      schema: value('schema.json'),
      uiSchema: value('ui-schema.json'),
      messages: { en: value('messages/en.json'), es: value('messages/es.json') },
      readme: texts.get('README.md') ?? '',
      changelog: texts.get('CHANGELOG.md') ?? '',
      licences: value('licences.json'),
      publisherKey: signature?.publicKey ?? null,
      files,
      sha384,
    },
    problems: [],
  }
}
