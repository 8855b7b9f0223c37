import type { ErrorRow } from './errorRow.ts'

/** Errors about imports of files. */
export const IMPORT_ERRORS = {
  IMPORT_UNREADABLE: {
    status: 422,
    error: 'Unprocessable Content',
    detail: 'The file cannot be read with this map. {reason}',
  },
  IMPORT_STATE: {
    status: 409,
    error: 'Conflict',
    detail:
      'The import is {state}, so this cannot be done now. Load it again to see what it allows',
  },
  IMPORT_FILE_GONE: {
    status: 410,
    error: 'Gone',
    detail: 'The file of the import is no longer kept. Upload it again',
  },
  IMPORT_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'The organization already has {limit} files of imports on the server, the maximum. Delete one that is not needed',
  },
} as const satisfies Record<string, ErrorRow>
