import { fillTemplate } from '@airshed/contract'
import type { ErrorBody, Issue } from '@airshed/schemas'
import { ACCESS_ERRORS } from './errors/accessErrors.ts'
import { ALERT_ERRORS } from './errors/alertErrors.ts'
import { DASHBOARD_ERRORS } from './errors/dashboardErrors.ts'
import { DEVICE_ERRORS } from './errors/deviceErrors.ts'
import { FIRMWARE_ERRORS } from './errors/firmwareErrors.ts'
import { IMPORT_ERRORS } from './errors/importErrors.ts'
import { INVITATION_ERRORS } from './errors/invitationErrors.ts'
import { MEMBER_ERRORS } from './errors/memberErrors.ts'
import { PARTNERSHIP_ERRORS } from './errors/partnershipErrors.ts'
import { PLUGIN_ERRORS } from './errors/pluginErrors.ts'
import { REQUEST_ERRORS } from './errors/requestErrors.ts'
import { SERVICE_ERRORS } from './errors/serviceErrors.ts'
import { SNAPSHOT_ERRORS } from './errors/snapshotErrors.ts'
import { WEBHOOK_ERRORS } from './errors/webhookErrors.ts'
import type { ErrorRow } from './errors/errorRow.ts'

/**
 * Every error that the server answers with. Codes are stable: they appear in `docs/errors.md` and in logs, and
 * clients rely on them.
 */
export const SERVER_ERRORS = {
  ...REQUEST_ERRORS,
  ...ACCESS_ERRORS,
  ...MEMBER_ERRORS,
  ...INVITATION_ERRORS,
  ...DEVICE_ERRORS,
  ...ALERT_ERRORS,
  ...DASHBOARD_ERRORS,
  ...PARTNERSHIP_ERRORS,
  ...PLUGIN_ERRORS,
  ...SERVICE_ERRORS,
  ...WEBHOOK_ERRORS,
  ...IMPORT_ERRORS,
  ...SNAPSHOT_ERRORS,
  ...FIRMWARE_ERRORS,
} as const satisfies Record<string, ErrorRow>
export type ServerErrorCode = keyof typeof SERVER_ERRORS

/** What the server reports on its terminal or in its log while it runs: code → sentence. */
export const SERVER_WARNINGS = {
  BACKUP_FAILED: 'A backup failed: {reason}. Do not use what it has written; try again',
  BACKUP_SOCKET_FAILED:
    'The socket for backups failed: {reason}. If backups do not start, restart the server',
  BACKUP_SOCKET_MISSING:
    'Backups are possible only while the server is stopped: its socket {path} cannot be created ({reason})',
  FILES_UNUSABLE: 'Files can be neither stored nor read until this is fixed. {reason}',
} as const satisfies Record<string, string>
type ServerWarningCode = keyof typeof SERVER_WARNINGS

/** Why the server does not start, of what has a code: code → sentence. */
export const START_ERRORS = {
  STORE_TOO_OLD:
    'The store cannot be opened by this version: expected the {steps} steps of the version of 2026-11-30, up to {last}, found {found}. Nothing was changed. Start the version of 2026-11-30 on this store once, then this one',
} as const satisfies Record<string, string>

/** The line of a start that failed: its code, then the sentence with its parts filled in. */
export const startFailureLine = (
  code: keyof typeof START_ERRORS,
  parts: Readonly<Record<string, string>>,
): string => `${code}: ${fillTemplate(START_ERRORS[code], parts)}`

/** The line of a warning: its code, then the sentence with its parts filled in. */
export const warningLine = (
  code: ServerWarningCode,
  parts: Readonly<Record<string, string>>,
): string => `${code}: ${fillTemplate(SERVER_WARNINGS[code], parts)}`

/** The English sentence of a code that was stored; the code itself if the table no longer has it. */
export function errorSentence(code: string, parts: Readonly<Record<string, string>>): string {
  if (!Object.hasOwn(SERVER_ERRORS, code)) return code
  return fillTemplate(SERVER_ERRORS[code as ServerErrorCode].detail, parts)
}

/** An error that is sent to the caller as it is. */
export class ApiError extends Error {
  readonly code: ServerErrorCode
  readonly statusCode: number
  /** Values for the placeholders of the sentence. */
  readonly parts: Readonly<Record<string, string>>
  readonly issues: readonly Issue[] | undefined
  /** Headers of the answer, such as Retry-After. */
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
 * Creates an error of the table, to be thrown.
 *
 * @param parts values for the placeholders of its sentence
 * @param issues problems with the values that were sent
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

/** When to retry a service that does not answer, s; about the time that PostgreSQL takes to restart. */
export const UNAVAILABLE_RETRY_SECONDS = '5'

/** The error for a service that does not answer, with the time to retry. */
export function unavailable(what: string): ApiError {
  return apiError('UNAVAILABLE', { what }, undefined, {
    'retry-after': UNAVAILABLE_RETRY_SECONDS,
  })
}

/** The error for too many calls, with the time to retry. */
export function comeBackIn(waitMs: number): ApiError {
  const seconds = String(Math.ceil(waitMs / 1000))
  return apiError('TOO_MANY_REQUESTS', { seconds }, undefined, { 'retry-after': seconds })
}

/**
 * The error for a change that started from a stale version.
 *
 * @param reason a sentence that names who changed what in between
 * @param newest the document as returned by its call; only what the caller may read
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
