import type { ErrorRow } from './errorRow.ts'

const UNREADABLE = { status: 422, error: 'Unprocessable Content' } as const
const CONFLICT = { status: 409, error: 'Conflict' } as const

/** Errors about imports of files. Those of a job are the failure of its import. */
export const IMPORT_ERRORS = {
  IMPORT_FILE_EMPTY: {
    ...UNREADABLE,
    detail: 'The file is empty: expected a table of readings with a line of column headings',
  },
  IMPORT_NOT_TEXT: {
    status: 415,
    error: 'Unsupported Media Type',
    detail:
      'The file is not text, but {content}: expected a table such as CSV. Spreadsheets can save a sheet as CSV',
  },
  IMPORT_LEAVES_OPEN: { ...UNREADABLE, detail: 'The file leaves open:\n  {questions}' },
  IMPORT_OF_WIDGET: {
    ...UNREADABLE,
    detail:
      'The file is a table that was saved from a widget, whose values may be averages of steps: expected readings. Save all readings (CSV) instead, which can be imported',
  },
  IMPORT_LINES_MISSING: {
    ...UNREADABLE,
    detail:
      'The file has {lines} lines: expected more than the {skipped} that skipLines of the map leaves out',
  },
  IMPORT_HEADINGS_MISSING: {
    ...UNREADABLE,
    detail:
      'The file ends after its preamble: expected a line of column headings as line {line}, because the map sets skipLines to {skipped}',
  },
  IMPORT_HEADINGS_FAR: {
    ...UNREADABLE,
    detail:
      'A preview shows the beginning of a file: expected its headings within the first MiB, got lines above them that are longer. A check reads all of it',
  },
  IMPORT_COLUMNS_MAX: {
    ...UNREADABLE,
    detail: 'The file has {columns} columns: expected at most {limit}. Check the separator',
  },
  IMPORT_COLUMN_MISSING: {
    ...UNREADABLE,
    detail: 'The file has no column {missing}. Its columns are: {columns}',
  },
  IMPORT_COLUMN_REPEATED: {
    ...UNREADABLE,
    detail: 'The file has {count} columns {column}: expected one of {columns}',
  },
  IMPORT_COLUMN_BESIDE: {
    ...UNREADABLE,
    detail:
      'The file has no column {distance} after column {column}: it has {after} after that one. Correct the map',
  },
  IMPORT_QUOTE_OPEN: {
    ...UNREADABLE,
    detail:
      'The file cannot be read beyond the record that begins before line {line}: its quotation mark is never closed',
  },
  IMPORT_RECORD_LONG: {
    ...UNREADABLE,
    detail:
      'The file cannot be read beyond the record that begins before line {line}: it is longer than {limit} bytes. Check its quotation marks',
  },
  IMPORT_START_MISSING: {
    ...UNREADABLE,
    detail:
      'The file has no line "{label}" above its headings: expected the start of its elapsed time',
  },
  IMPORT_START_UNREADABLE: {
    ...UNREADABLE,
    detail: 'The file starts at "{got}": expected one time of the pattern {pattern} in {zone}',
  },
  IMPORT_DATES_REPEAT: {
    ...UNREADABLE,
    detail:
      'Several rows have the date {date}, and the map names no time of day: name its column as time.timeOfDay, or a time.format with hours',
  },
  IMPORT_DEVICES_MAX: {
    ...UNREADABLE,
    detail:
      'The file has readings of more than {limit} devices. Check the column of the serials, or import it in parts, by filters',
  },
  IMPORT_DEVICE_LEASED: {
    ...UNREADABLE,
    detail:
      'The device {serial} is leased: expected one that your organization uses itself. Leave its rows out, by a filter of the map',
  },
  IMPORT_STATE: {
    ...CONFLICT,
    detail:
      'The import is {state}, so this cannot be done now. Load it again to see what it allows',
  },
  IMPORT_BEGUN: {
    ...CONFLICT,
    detail:
      'A part of the file is stored already. Store the rest with the same map, or take the import back first',
  },
  IMPORT_OWN_ACCOUNT: {
    ...CONFLICT,
    detail:
      'Files are imported with your own account. Go back to it, or have a member import the file',
  },
  IMPORT_CANCELLED: { ...CONFLICT, detail: 'The job was cancelled. Start it again' },
  IMPORT_INTERRUPTED: {
    status: 500,
    error: 'Internal Server Error',
    detail:
      'The server ended at each attempt before the job was done. Its log says why; start it again once that is fixed',
  },
  IMPORT_FILE_GONE: {
    status: 410,
    error: 'Gone',
    detail: 'The file of the import is no longer kept. Upload it again',
  },
  IMPORT_LIMIT: {
    ...CONFLICT,
    detail:
      'The organization already has {limit} files of imports on the server, the maximum. Delete one that is not needed',
  },
} as const satisfies Record<string, ErrorRow>
