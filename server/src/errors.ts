import { fillTemplate } from '@airshed/contract'
import type { ErrorBody, Issue } from '@airshed/schemas'

/** One row of the error table. */
export interface ErrorRow {
  /** HTTP status. */
  status: number
  /** Short name of the failure, `error` on the wire. */
  error: string
  /** Sentence for a person; named parts in braces are filled in. */
  detail: string
}

/**
 * Every failure that the server answers with. Codes are stable: they stand in `docs/errors.md`,
 * in logs and in what clients look for.
 */
export const SERVER_ERRORS = {
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
  UNAUTHORIZED: {
    status: 401,
    error: 'Unauthorized',
    detail: 'An access token is missing. Send it as Authorization: Bearer <token>',
  },
  TOKEN_EXPIRED: {
    status: 401,
    error: 'Unauthorized',
    detail: 'The access token has expired. Get a new one and try again',
  },
  TOKEN_INVALID: {
    status: 401,
    error: 'Unauthorized',
    detail: 'The access token is not valid here. Sign in again',
  },
  API_TOKEN_INVALID: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'The API token is not valid for this: it is unknown or was deleted, lacks the capability, or its owner no longer manages the organization. Make a new one',
  },
  API_TOKEN_EXPIRED: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'The API token {name} expired at {until}. Make a new one on the page API of the console',
  },
  INGEST_KEY_MISSING: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'The ingest key of an organization is missing. Send it as X-Airshed-Key, as the password of HTTP Basic, or as ?key=',
  },
  INGEST_KEY_UNKNOWN: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'The ingest key is not the key of any organization. Compare it with the one you were given',
  },
  DEVICE_KEY_UNKNOWN: {
    status: 401,
    error: 'Unauthorized',
    detail: 'The key is not the key of any device. It may have been replaced or revoked',
  },
  DEVICE_KEY_OF_ANOTHER: {
    status: 403,
    error: 'Forbidden',
    detail: 'The key is that of another device than {serial}. A device speaks for itself alone',
  },
  FORBIDDEN: {
    status: 403,
    error: 'Forbidden',
    detail: 'Permission {permission} is missing in organization {organization}',
  },
  ACCESS_CONTEXT_REFUSED: {
    status: 403,
    error: 'Forbidden',
    detail: 'The access context cannot be opened: {reason}',
  },
  NOT_YOURS: { status: 403, error: 'Forbidden', detail: '{what} {id} belong to somebody else' },
  NOT_FOUND: { status: 404, error: 'Not Found', detail: '{what} {id} does not exist' },
  ACCESS_CONTEXT_UNKNOWN: {
    status: 404,
    error: 'Not Found',
    detail: 'The access context cannot be opened: {what} {id} does not exist',
  },
  ROUTE_NOT_FOUND: { status: 404, error: 'Not Found', detail: '{method} {path} does not exist' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    error: 'Method Not Allowed',
    detail: '{method} is not possible for {path}',
  },
  CONFLICT: { status: 409, error: 'Conflict', detail: '{reason}' },
  INVITATION_ACCEPTED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The invitation was already accepted, and stays. To undo it, remove the role of the user',
  },
  MAIL_SERVER_MISSING: {
    status: 409,
    error: 'Conflict',
    detail:
      'This server has no mail server, so the mail stays in the outbox. Whoever runs it can name one by SMTP_URL and MAIL_FROM',
  },
  SMS_GATEWAY_MISSING: {
    status: 409,
    error: 'Conflict',
    detail:
      'This server has no gateway for text messages, so the message stays in the outbox. Whoever runs it can name one by SMS_URL',
  },
  MAIL_NOT_UNSENT: {
    status: 409,
    error: 'Conflict',
    detail: 'Mail {id} is {state}: expected one that is kept or failed',
  },
  NOT_CONFIGURABLE: {
    status: 409,
    error: 'Conflict',
    detail: 'A device of type {type} takes no settings from here',
  },
  ACTION_NOT_SUPPORTED: {
    status: 409,
    error: 'Conflict',
    detail: 'A device of type {type} knows no action {action}. Known: {known}',
  },
  CONNECTION_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Sensor {name} cannot be attached at port {port}, type {type}, address {address}: the connection is taken. Choose one of `PUT nodes/available_devices`',
  },
  SENSOR_BUILT_IN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Sensor {id} is built into its device and cannot be removed. Ask it to stop by `enabled: 0`',
  },
  AUTO_ZERO_TOO_SOON: {
    status: 409,
    error: 'Conflict',
    detail:
      'Sensor {id} found its zero or was told to within five minutes. Try again in {seconds} s',
  },
  COMMANDS_WAITING: {
    status: 409,
    error: 'Conflict',
    detail:
      'The device has {limit} commands that it has not answered yet. Wait until some are done or expire',
  },
  GEOCODER_NOT_CONFIGURED: {
    status: 409,
    error: 'Conflict',
    detail:
      'This server has no geocoder, so addresses cannot be searched. Whoever runs it can name one by GEOCODER_URL',
  },
  PUBLIC_LINK_GONE: {
    status: 404,
    error: 'Not Found',
    detail: 'There is no public page at this address, or it was turned off. Ask for a new address',
  },
  SCRIPTS_NOT_SUPPORTED: {
    status: 409,
    error: 'Conflict',
    detail: 'A device of type {type} takes no script files',
  },
  SCRIPT_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The device has {limit} script files, and can have no more. Delete one first',
  },
  LIST_VIEW_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'You have saved {limit} views of this list, and can save no more. Delete one first',
  },
  ORGANIZATION_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'You have created {limit} organizations, and can create no more. Whoever runs the server can make another one',
  },
  SERIAL_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Serial {serial} is not yours to write to: it is registered elsewhere. Nothing was stored. Send it with the key of its organization, or transfer the device',
  },
  WIDGET_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: "Sorry, you can't add more than {limit} widgets",
  },
  DASHBOARD_PROVISIONED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Dashboard {name} comes from the file {file} of the server and cannot be changed here. Duplicate it and change the copy, or change the file',
  },
  PLUGIN_VERSION_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is there already, with other content. Give what you publish a new version',
  },
  PLUGIN_OWNED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Plugin {id} belongs to whoever has the key {owner} here: expected a version signed with it, got one that is {got}. Sign it with that key, or let a manager of the organization hand the plugin over',
  },
  PLUGIN_CLAIM_NEEDS_PERSON: {
    status: 409,
    error: 'Conflict',
    detail:
      'Plugin {id} has versions here that nobody signed, so a token cannot make its key the owner. Let a manager of the organization upload the first signed version',
  },
  PLUGIN_PUBLISHER_UNTRUSTED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is not taken. {problem}. Whoever runs the server can add the key to AIRSHED_TRUSTED_PUBLISHERS',
  },
  PLUGIN_NOT_ALLOWED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is not taken: it is not among the plugins that the operator of this server allows. Whoever runs the server can add it to AIRSHED_PLUGIN_ALLOWED',
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
      'The geocoder answered something else than places: {reason}. Type coordinates, or have GEOCODER_URL checked',
  },
  PLUGIN_DOWNLOAD_FAILED: {
    status: 502,
    error: 'Bad Gateway',
    detail: 'Version {version} of plugin {id} could not be fetched from {address}. {reason}',
  },
  PLUGIN_DOWNLOAD_DIFFERS: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is not what its catalogue describes: expected {expected}, got {got}. Tell whoever keeps the catalogue',
  },
  PLUGIN_OFFER_CHANGED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The catalogue describes another archive of version {version} of plugin {id} than the one that was listed, so nothing was installed. Load the list again, and look at the plugin once more',
  },
  PLUGIN_NOT_ENABLED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is not enabled. Enable it before the plugin is to stay at it',
  },
  PLUGIN_NOT_TRUSTABLE: {
    status: 409,
    error: 'Conflict',
    detail: 'Version {version} of plugin {id} can only run isolated. {problems}',
  },
  PLUGIN_CANNOT_RUN: {
    status: 409,
    error: 'Conflict',
    detail: 'Version {version} of plugin {id} cannot be used here. {problem}',
  },
  TOO_LARGE: {
    status: 413,
    error: 'Payload Too Large',
    detail: 'The body is larger than {limit} bytes. Send it in smaller parts',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    error: 'Range Not Satisfiable',
    detail: 'The range {range} lies outside of the file, which has {bytes} bytes',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    error: 'Unsupported Media Type',
    detail: 'A body of type {type} is not read here. Send {wanted}',
  },
  PLUGIN_REFUSED: {
    status: 422,
    error: 'Unprocessable Content',
    detail: 'The plugin is refused, and nothing of it is kept. {first}',
  },
  DASHBOARD_TOO_LARGE: {
    status: 422,
    error: 'Unprocessable Content',
    detail:
      'The dashboard would have {bytes} bytes, and can have {limit}. Shorten its texts, or move widgets to another dashboard',
  },
  ALERT_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The organization has {count} alerts already, which is the most. Delete some first',
  },
  CHANNEL_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'The organization has {limit} notification channels already, which is the most. Delete one first',
  },
  CHANNEL_NOT_SIGNED: {
    status: 409,
    error: 'Conflict',
    detail: 'The channel signs nothing, so it has no secret to renew',
  },
  MAINTENANCE_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'The organization has {limit} maintenance windows that are not over, which is the most. Delete one first',
  },
  MAINTENANCE_OVER: {
    status: 409,
    error: 'Conflict',
    detail: 'The maintenance window is over, so it cannot be changed. Create another one',
  },
  ALERT_NOT_ACTIVE: {
    status: 409,
    error: 'Conflict',
    detail: 'The alert is not active, so there is nothing to acknowledge',
  },
  ALERT_PREVIEW_TOO_LARGE: {
    status: 422,
    error: 'Unprocessable Content',
    detail:
      'The rules would be judged on about {count} readings, and a preview can have {limit}. Choose a shorter time, or fewer data points',
  },
  METRIC_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The device has {count} metrics already, which is the most. Delete one first',
  },
  METRIC_IN_USE: {
    status: 409,
    error: 'Conflict',
    detail:
      'Something depends on metric {name}: {dependents}. Ask for it with with_dependents=true to delete it all the same',
  },
  SHARE_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The device is shared with three organizations already. End one of these shares first',
  },
  SHARE_WITH_OWNER: {
    status: 409,
    error: 'Conflict',
    detail: 'The device belongs to this organization. Share it with another one',
  },
  LEASED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The device is leased: only the organization that has it can view or configure it, and it cannot be shared. End the lease first',
  },
  LEASE_SHARED: {
    status: 409,
    error: 'Conflict',
    detail: 'The device is shared, and a shared device cannot be leased. End its shares first',
  },
  LEASE_WITH_OWNER: {
    status: 409,
    error: 'Conflict',
    detail: 'The device belongs to this organization. Lease it to another one',
  },
  TRANSFER_TO_OWNER: {
    status: 409,
    error: 'Conflict',
    detail: 'The device belongs to this organization already. Transfer it to another one',
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
      'The kept bytes of file {id} are not those that were uploaded: expected {expected}, found {found}. Upload the file again, or restore the file storage from a backup',
  },
  QUEUE_FULL: {
    status: 503,
    error: 'Service Unavailable',
    detail:
      'Queue {queue} holds {limit} waiting jobs and takes no more. Try again when some are done',
  },
  SERVER_BUSY: {
    status: 503,
    error: 'Service Unavailable',
    detail: 'The server receives too much at once. Nothing was stored. Try again in {seconds} s',
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
      'There is no space left to keep the file, and nothing of it was kept. Free space where the server keeps files, then upload it again',
  },
} as const satisfies Record<string, ErrorRow>
export type ServerErrorCode = keyof typeof SERVER_ERRORS

/** What the server reports on its terminal or in its log while it runs: code → sentence. */
export const SERVER_WARNINGS = {
  BACKUP_FAILED: 'A backup failed: {reason}. Nothing of it counts: try again',
  BACKUP_SOCKET_FAILED:
    'The socket for backups failed: {reason}. Where backups do not begin, start the server again',
  BACKUP_SOCKET_MISSING:
    'Backups are possible only while the server is stopped: its socket {path} cannot be made ({reason})',
  FILES_UNUSABLE: 'Files can be neither kept nor read until this is mended. {reason}',
} as const satisfies Record<string, string>
export type ServerWarningCode = keyof typeof SERVER_WARNINGS

/** The line of a warning: its code, then the sentence with its parts filled in. */
export const warningLine = (
  code: ServerWarningCode,
  parts: Readonly<Record<string, string>>,
): string => `${code}: ${fillTemplate(SERVER_WARNINGS[code], parts)}`

/** A failure that is sent to the caller as it is. */
export class ApiError extends Error {
  readonly code: ServerErrorCode
  readonly statusCode: number
  /** What fills the braces of the sentence. */
  readonly parts: Readonly<Record<string, string>>
  readonly issues: readonly Issue[] | undefined
  /** Headers that the answer carries, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>
  /** What a program needs to continue, such as the newest document; sent to the caller as is. */
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(
    code: ServerErrorCode,
    parts: Readonly<Record<string, string>>,
    issues: readonly Issue[] | undefined,
    headers: Readonly<Record<string, string>>,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(fillTemplate(SERVER_ERRORS[code].detail, parts))
    this.name = 'ApiError'
    this.code = code
    this.statusCode = SERVER_ERRORS[code].status
    this.parts = parts
    this.issues = issues
    this.headers = headers
    this.details = details
  }
}

/**
 * An error of the table, to be thrown.
 *
 * @param parts fill the braces of its sentence
 * @param issues what is wrong with the values that were sent
 * @param headers headers of the answer, such as `retry-after`
 */
export function apiError(
  code: ServerErrorCode,
  parts: Readonly<Record<string, string>> = {},
  issues?: readonly Issue[],
  headers: Readonly<Record<string, string>> = {},
): ApiError {
  return new ApiError(code, parts, issues, headers)
}

/** When to come back to what does not answer, s: a restart of PostgreSQL takes about as long. */
export const UNAVAILABLE_RETRY_SECONDS = '5'

/** The error of a service that does not answer, with the time to try again. */
export function unavailable(what: string): ApiError {
  return apiError('UNAVAILABLE', { what }, undefined, {
    'retry-after': UNAVAILABLE_RETRY_SECONDS,
  })
}

/** The error of a call that is one too many for a while, with the time to try again. */
export function comeBackIn(waitMs: number): ApiError {
  const seconds = String(Math.ceil(waitMs / 1000))
  return apiError('TOO_MANY_REQUESTS', { seconds }, undefined, { 'retry-after': seconds })
}

/**
 * The error of a change that started from an old version.
 *
 * @param reason a sentence that says who changed what in between
 * @param newest the document as its call answers it; only what the caller may read
 */
export function conflictWith(reason: string, newest: unknown): ApiError {
  return new ApiError('CONFLICT', { reason }, undefined, {}, { newest })
}

/** The wire body of an error of the table. */
export function errorBody(error: ApiError, requestId?: string): ErrorBody {
  return {
    errors: { detail: error.message },
    error: SERVER_ERRORS[error.code].error,
    code: error.code,
    ...(Object.keys(error.parts).length === 0 ? {} : { parts: { ...error.parts } }),
    ...(error.issues === undefined ? {} : { issues: [...error.issues] }),
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  }
}
