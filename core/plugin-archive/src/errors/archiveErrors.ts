import { fillTemplate } from '@airshed/contract/errors'

/**
 * Every reason to refuse an archive, or to run it only isolated. Codes are stable: they appear in
 * `docs/errors.md`, in responses of the server and in the output of the author's tool. Each text
 * states what was expected, what was found, and the remedy.
 */
export const ARCHIVE_ERRORS = {
  ARCHIVE_TOO_LARGE:
    'Expected an archive of at most {limit} bytes, got {bytes}. Leave out what the plugin does not need',
  ARCHIVE_UNREADABLE:
    'Expected a zip as `airshed-plugin pack` writes it, got {got}. Pack the plugin again',
  ARCHIVE_TOO_MANY_FILES:
    'Expected at most {limit} files, got {count}. Leave out fixtures that show nothing new',
  ARCHIVE_FILE_TOO_LARGE: 'Expected a file of at most {limit} bytes, got {bytes}. Make it smaller',
  ARCHIVE_UNPACKED_TOO_LARGE:
    'Expected at most {limit} bytes when unpacked, got {bytes}. Leave out what the plugin does not need',
  ARCHIVE_PATH_UNSAFE: 'Expected a plain path such as messages/en.json, got {got}. Rename the file',
  ARCHIVE_PATH_TAKEN:
    'Expected each name once, whatever its case, got {path} and {other}. Rename one of the two',
  ARCHIVE_LINK: 'Expected a plain file, got a link or a folder. Put in the file itself',
  ARCHIVE_FILE_UNKNOWN:
    'Expected one of {known}, got {path}. Import what the code needs, and leave out the rest',
  ARCHIVE_FILE_MISSING: 'Expected the file {path}, got nothing. Pack the plugin again',
  ARCHIVE_FILE_UNLISTED:
    'Expected files that airshed.json lists, got {path}. Pack the plugin again; change no archive by hand',
  ARCHIVE_HASH_WRONG:
    'Expected {expected}, got {got}. The archive was changed or damaged: pack the plugin again',
  ARCHIVE_TEXT_INVALID: 'Expected text in UTF-8, got other bytes. Save the file as UTF-8',
  ARCHIVE_JSON_INVALID: 'Expected JSON, got {got}. Correct the file',
  ARCHIVE_VALUE_INVALID: 'Expected {expected}, got {got}. Correct the value',
  ARCHIVE_FORMAT_UNKNOWN:
    'Expected format airshed-plugin of version {known}, got {got}. Pack with an airshed-plugin of this server’s version',
  ARCHIVE_KEY_INVALID:
    'Expected an Ed25519 public key, got {got}. Make a key pair with `airshed-plugin keys`, and pack the plugin again',
  ARCHIVE_SIGNATURE_BROKEN:
    'Expected a signature of {name} by the key {key}, got one of something else. The archive was changed after it was signed: get it from its author again, or pack the plugin again',
  ARCHIVE_INDEX_DIFFERS:
    'Expected {expected} as airshed.json says, got {got}. Pack the plugin again',
  ARCHIVE_MANIFEST_REFUSED: '{reason}. Correct the manifest',
  ARCHIVE_ENGINE_MISMATCH:
    'Expected a range that takes in plugin API {actual}, got {wanted}. Install a version made for it; its author rebuilds the plugin with @airshed/kit {actual}, and docs/plugins/api-versions.md says what changed',
  ARCHIVE_MESSAGE_MISSING:
    'Expected a text in {language} for {key}, got nothing. Add it to messages/{language}.json',
  SCHEMA_TOO_LARGE:
    'Expected a schema of at most {limit} bytes, got {bytes}. Shorten descriptions, or split the plugin',
  SCHEMA_INVALID: 'Expected a valid JSON Schema, got an error: {got}. Correct the schema',
  SCHEMA_NOT_OBJECT: 'Expected an object of fields, got {got}. Use Type.Object({…})',
  SCHEMA_TOO_DEEP: 'Expected objects at most {limit} deep, got {depth}. Move the fields up a level',
  SCHEMA_TOO_MANY_FIELDS: 'Expected at most {limit} fields, got {count}. Leave some out',
  SCHEMA_CHOICE_NESTED:
    'Expected no choice or condition inside another one, got {keyword} here. Use an enum, or if, then and else on one level',
  SCHEMA_KEYWORD_UNKNOWN:
    'Expected one of {known}, got {keyword}. Leave it out, or check the value in the component',
  SCHEMA_REFERENCE: 'Expected the schema written out, got {keyword}. Put in what it refers to',
  SCHEMA_PATTERN_UNSAFE:
    'Expected a pattern of at most {limit} characters that no text makes slow, got {got}. Begin with ^, and let what repeats end where something else begins',
  SCHEMA_TOO_COMPLEX:
    'Expected at most {limit} parts to compile, got {count}. Simplify choices and conditions',
  CODE_SYNTAX: 'Expected an ES module, got an error: {got}. Build the plugin again',
  CODE_TOO_DEEP:
    'Expected code that nests a few hundred levels at most, got more. Build without code made by a machine',
  CODE_NO_DEFAULT_EXPORT:
    'Expected the plugin as the default export, got none. Write `export default defineWidget({…})`',
  CODE_IMPORT_FOREIGN: 'Expected imports of {known} alone, got {got}. Bundle it into the plugin',
  CODE_KIT_ENTRY_GONE: 'Expected one of {known}, got {got}. {cure}',
  CODE_KIT_NAME_UNKNOWN: 'Expected a name that {module} exports, got {name}. {cure}',
  CODE_OWN_COPY:
    'Expected {module} to be imported, got a copy of it in the bundle. Mark it as external, as the build of airshed-plugin does',
  CODE_IMPORT_DYNAMIC:
    'Expected no import() in a plugin that runs in the page, got {got}. Bundle it into the plugin, or run it isolated',
  CODE_MARKUP:
    'Expected elements, as frames of plugins refuse markup made of text, got {got}. Build the parts with React, with createElement and textContent, or with setHTML()',
  CODE_NETWORK:
    'Expected no network in a plugin that runs in the page, got {got}. Ask for data by needs, or run it isolated',
  CODE_STORAGE:
    'Expected no storage in a plugin that runs in the page, got {got}. Keep what matters in the config, or run it isolated',
  CODE_EVAL:
    'Expected no code made from text in a plugin that runs in the page, got {got}. Write it out, or run it isolated',
  CODE_THREAD:
    'Expected no threads in a plugin that runs in the page, got {got}. Leave it out, or run it isolated',
  CODE_PAGE:
    'Expected nothing outside the plugin’s own part of the page, got {got}. Use actions, or run it isolated',
  CODE_PROTOTYPE:
    'Expected built-in objects left as they are, got {got}. Use a function of your own, or run it isolated',
  CODE_GLOBAL_COMPUTED:
    'Expected plain names of globals in a plugin that runs in the page, got {got}. Write the name out, or run it isolated',
} as const
export type ArchiveErrorCode = keyof typeof ARCHIVE_ERRORS

/** A problem of an archive. */
export interface ArchiveProblem {
  code: ArchiveErrorCode
  /**
   * `archive` for the whole; else a file, with a JSON pointer in it (`manifest.json#/id`) or a line
   * and a column, both from 1 (`plugin.js:3:14`).
   */
  place: string
  /** What was expected, what was found, and the remedy. */
  message: string
}

/** The message of an archive's error. */
export function archiveErrorText(
  code: ArchiveErrorCode,
  parts: Readonly<Record<string, string>> = {},
): string {
  return fillTemplate(ARCHIVE_ERRORS[code], parts)
}

/** A problem with its message filled in; numbers are written as they are. */
export function archiveProblem(
  code: ArchiveErrorCode,
  place: string,
  parts: Readonly<Record<string, string | number>> = {},
): ArchiveProblem {
  const texts = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, String(part)]))
  return { code, place, message: archiveErrorText(code, texts) }
}
