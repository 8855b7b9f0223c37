import { ARCHIVE_LIMITS } from '../limits.ts'

/** Letters, digits, dots, dashes and underscores, between slashes; no part begins or ends with a dot. */
const PLAIN =
  /^(?:[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?)(?:\/[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?)*$/

/**
 * True for a path that stays within the folder of the archive on every system: no `..`, no root, no
 * drive, no backslash, no empty part, no control character.
 */
export const isPlainPath = (path: string): boolean =>
  path.length > 0 && path.length <= ARCHIVE_LIMITS.pathLength && PLAIN.test(path)

/** Files of the format with a fixed name. */
export const FIXED_FILES = [
  'airshed.json',
  'manifest.json',
  'schema.json',
  'ui-schema.json',
  'validator.js',
  'plugin.js',
  'style.css',
  'messages/en.json',
  'messages/es.json',
  'README.md',
  'CHANGELOG.md',
  'licences.json',
  'signature.json',
] as const

const OPTIONAL_FILES: readonly string[] = ['style.css', 'CHANGELOG.md', 'signature.json']

/** Files that every plugin must have. */
export const REQUIRED_FILES = FIXED_FILES.filter((path) => !OPTIONAL_FILES.includes(path))

const FIXTURE = /^fixtures\/.+\.json$/

/** True for a file that an archive of this format may contain. */
export const isKnownFile = (path: string): boolean =>
  (FIXED_FILES as readonly string[]).includes(path) || FIXTURE.test(path)
