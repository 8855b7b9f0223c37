import type { KeyObject } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PluginKind } from '@airshed/contract'
import {
  checkArchive,
  codeProblems,
  readArchive,
  schemaProblems,
  trustProblems,
  writeArchive,
  type ArchiveProblem,
} from '@airshed/plugin-archive'
import type { Finding } from '../findings/finding.ts'
import { archiveFiles, type ArchiveParts } from './archiveFiles.ts'

/** A file of an archive. */
export interface PackedFile {
  readonly path: string
  readonly bytes: number
  /** Compressed on its own. */
  readonly gzipBytes: number
}

/** An archive that can be published. */
export interface PackedPlugin {
  readonly id: string
  readonly version: string
  readonly kind: PluginKind
  /** Content of the file `<id>-<version>.airshed`. */
  readonly archive: Uint8Array
  /** Digest of the archive, as `sha384-…`. */
  readonly sha384: string
  /** Public key of its signer, in base64; null: it is not signed. */
  readonly publisherKey: string | null
  readonly files: readonly PackedFile[]
}

/** An archive with the results of the server's checks. */
export interface ArchiveOutcome {
  /** null: it cannot be read. */
  readonly archive: PackedPlugin | null
  /** Reasons why a server refuses it. */
  readonly refused: readonly ArchiveProblem[]
  /** Reasons why it may only run isolated. */
  readonly untrusted: readonly ArchiveProblem[]
}

/**
 * Packs the parts of a plugin, and checks the archive as a server does.
 *
 * @param privateKey key of the author; null leaves it unsigned
 */
export async function packArchive(
  parts: ArchiveParts,
  version: string,
  privateKey: KeyObject | null,
): Promise<ArchiveOutcome> {
  const { bundle, form, plugin } = parts
  const broken = schemaProblems(form.schema)
  // An invalid schema cannot be compiled; the rest can still be checked.
  const whole =
    broken.length === 0 ? parts : { ...parts, form: { ...form, schema: { type: 'object' } } }
  const files = await archiveFiles(whole)
  const { id, kind } = plugin.manifest
  const bytes = writeArchive(files, { id, version, kind }, privateKey)
  const { archive, problems } = readArchive(bytes)
  if (archive === null) {
    const untrusted = codeProblems(bundle.code, 'plugin.js')
    return { archive: null, refused: [...broken, ...problems], untrusted }
  }
  const packed = {
    id,
    version,
    kind,
    archive: bytes,
    sha384: archive.sha384,
    publisherKey: archive.publisherKey,
    files: [...archive.files]
      .map(([path, content]) => ({
        path,
        bytes: content.length,
        gzipBytes: gzipSync(content).length,
      }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  }
  return {
    archive: packed,
    refused: [...broken, ...checkArchive(archive)],
    untrusted: trustProblems(archive),
  }
}

/** Archive codes → the findings that report the same about the author's own files. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  ARCHIVE_FILE_MISSING: ['README_MISSING'],
  ARCHIVE_MANIFEST_REFUSED: ['MANIFEST_INVALID', 'DEFINITION_INCOMPLETE', 'MIGRATION_MISSING'],
  ARCHIVE_ENGINE_MISMATCH: ['ENGINE_OUT_OF_RANGE'],
  CODE_OWN_COPY: ['SHARED_MODULE_COPIED'],
  CODE_IMPORT_FOREIGN: ['SHARED_MODULE_COPIED'],
}

/** Whether a finding already reports the archive's problem, with a better location. */
export function isReportedOfProject(
  { code, place }: ArchiveProblem,
  findings: readonly Finding[],
): boolean {
  const reported = findings.map((each) => each.code)
  if (place.startsWith('airshed.json')) {
    return reported.includes('MANIFEST_INVALID') || reported.includes('VERSION_INVALID')
  }
  return SAME[code]?.some((each) => reported.includes(each)) ?? false
}
