import { compiledLater, describeValue, issuesOf, type CompiledValidator } from '@airshed/contract'
import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ArchiveSignature, SIGNATURE_FILE } from '../signature/archiveSignature.ts'
import { ARCHIVE_FORMAT, ARCHIVE_FORMAT_VERSION, ArchiveIndex, INDEX_FILE } from './archiveIndex.ts'
import { integrityOf } from './integrity.ts'
import { Licences, ArchiveMessages } from './pluginArchive.ts'

const validators = {
  index: compiledLater(ArchiveIndex),
  licences: compiledLater(Licences),
  messages: compiledLater(ArchiveMessages),
  signature: compiledLater(ArchiveSignature),
  object: compiledLater({ type: 'object' }),
} satisfies Record<string, CompiledValidator>

/** Maximum number of values of one file that are reported. */
const REPORTED_MAX = 20

/** Why the value of a file does not match the format. */
export function shapeProblems(
  shape: keyof typeof validators,
  value: unknown,
  path: string,
): ArchiveProblem[] {
  const validate = validators[shape]
  if (validate(value)) return []
  return issuesOf(validate.errors, value)
    .slice(0, REPORTED_MAX)
    .map(({ path: pointer, expected, got }) =>
      archiveProblem('ARCHIVE_VALUE_INVALID', `${path}#${pointer}`, { expected, got }),
    )
}

/** The problems of `airshed.json` itself. */
export function indexProblems(value: unknown): ArchiveProblem[] {
  const { format, formatVersion } = (value ?? {}) as Partial<Record<string, unknown>>
  if (format !== ARCHIVE_FORMAT || formatVersion !== ARCHIVE_FORMAT_VERSION) {
    const got = `${describeValue(format)} of version ${describeValue(formatVersion)}`
    return [
      archiveProblem('ARCHIVE_FORMAT_UNKNOWN', INDEX_FILE, { known: ARCHIVE_FORMAT_VERSION, got }),
    ]
  }
  return shapeProblems('index', value, INDEX_FILE)
}

/** The differences between the files of an archive and their entries in `airshed.json`. */
export function listingProblems(
  index: ArchiveIndex,
  files: ReadonlyMap<string, Uint8Array>,
): ArchiveProblem[] {
  const listed = new Map(Object.entries(index.files))
  const missing = [...listed.keys()]
    .filter((path) => !files.has(path))
    .map((path) =>
      archiveProblem('ARCHIVE_FILE_MISSING', INDEX_FILE, { path: describeValue(path) }),
    )
  const others = [...files].flatMap(([path, content]): ArchiveProblem[] => {
    if (path === INDEX_FILE) return []
    const promised = listed.get(path)
    // The signature covers the list, so it cannot be listed in it.
    if (promised === undefined && path === SIGNATURE_FILE) return []
    if (promised === undefined) return [archiveProblem('ARCHIVE_FILE_UNLISTED', path, { path })]
    const expected = `${promised.bytes} bytes with ${promised.sha384}`
    const got = `${content.length} bytes with ${integrityOf(content)}`
    return expected === got ? [] : [archiveProblem('ARCHIVE_HASH_WRONG', path, { expected, got })]
  })
  return [...missing, ...others]
}
