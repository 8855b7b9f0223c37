import type { ErrorRow } from './errorRow.ts'

/** The server, or a service that it depends on, cannot answer at the moment. */
export const SERVICE_ERRORS = {
  GEOCODER_NOT_CONFIGURED: {
    status: 409,
    error: 'Conflict',
    detail:
      'This server has no geocoder, so addresses cannot be searched. Its operator can set one up with GEOCODER_URL',
  },
  GEOCODER_UNREACHABLE: {
    status: 502,
    error: 'Bad Gateway',
    detail: 'The geocoder did not answer: {reason}. Try again in a moment, or type coordinates',
  },
  GEOCODER_ANSWER_INVALID: {
    status: 502,
    error: 'Bad Gateway',
    detail:
      'The geocoder returned an unreadable answer: {reason}. Type coordinates, or have GEOCODER_URL checked',
  },
  INTERNAL: {
    status: 500,
    error: 'Internal Server Error',
    detail:
      'There was a problem processing your request, please try again later or contact support',
  },
  FILE_DAMAGED: {
    status: 500,
    error: 'Internal Server Error',
    detail:
      'The stored bytes of file {id} are not those that were uploaded: expected {expected}, found {found}. Upload the file again, or restore the file storage from a backup',
  },
  QUEUE_FULL: {
    status: 503,
    error: 'Service Unavailable',
    detail:
      'Queue {queue} has {limit} waiting jobs and accepts no more. Try again when some are done',
  },
  SERVER_BUSY: {
    status: 503,
    error: 'Service Unavailable',
    detail: 'The server is receiving too much. Nothing was stored. Try again in {seconds} s',
  },
  UNAVAILABLE: {
    status: 503,
    error: 'Service Unavailable',
    detail: '{what} does not answer. Try again in a moment',
  },
  STORAGE_FULL: {
    status: 507,
    error: 'Insufficient Storage',
    detail:
      'There is no space left for the file, so nothing was stored. Free up space where the server keeps files, then upload it again',
  },
} as const satisfies Record<string, ErrorRow>
