import type { ErrorRow } from './errorRow.ts'

/** The request cannot be parsed, its target does not exist, or it asks for too much at once. */
export const REQUEST_ERRORS = {
  BAD_REQUEST: {
    status: 400,
    error: 'Bad Request',
    detail: 'The request cannot be read: {reason}',
  },
  VALIDATION_FAILED: {
    status: 400,
    error: 'Bad Request',
    detail: '{where} is not valid. {first}',
  },
  CURSOR_INVALID: {
    status: 400,
    error: 'Bad Request',
    detail: 'The cursor cannot be used: {reason}. Ask for the list from its beginning',
  },
  NOT_FOUND: { status: 404, error: 'Not Found', detail: '{what} {id} does not exist' },
  ROUTE_NOT_FOUND: { status: 404, error: 'Not Found', detail: '{method} {path} does not exist' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    error: 'Method Not Allowed',
    detail: '{method} is not allowed for {path}',
  },
  CONFLICT: { status: 409, error: 'Conflict', detail: '{reason}' },
  LIST_VIEW_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'You have saved {limit} views of this list, the maximum. Delete one first',
  },
  TOO_LARGE: {
    status: 413,
    error: 'Payload Too Large',
    detail: 'The body is larger than {limit} bytes. Send it in smaller parts',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    error: 'Range Not Satisfiable',
    detail: 'The range {range} lies outside the file, which has {bytes} bytes',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    error: 'Unsupported Media Type',
    detail: 'A body of type {type} is not accepted here. Send {wanted}',
  },
  UNSUPPORTED_ENCODING: {
    status: 415,
    error: 'Unsupported Media Type',
    detail: 'A body with the encoding {encoding} is not accepted here. Send {wanted}',
  },
  PICTURE_UNREADABLE: {
    status: 422,
    error: 'Unprocessable Content',
    detail: 'The picture cannot be read. Send a JPEG, PNG or GIF',
  },
  PICTURE_PIXELS: {
    status: 422,
    error: 'Unprocessable Content',
    detail:
      'The picture is {width} × {height} pixels; the limit is {limit} million. Make it smaller',
  },
  SELECTION_TOO_LARGE: {
    status: 422,
    error: 'Unprocessable Content',
    detail:
      'Too many selected items: more than {limit} match, and none of them was changed. Narrow the search or the filters',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    error: 'Too Many Requests',
    detail: 'Too many requests. Try again in {seconds} s',
  },
} as const satisfies Record<string, ErrorRow>
