import type { ErrorRow } from './errorRow.ts'

/** The caller is not authenticated, or not permitted to do this. */
export const ACCESS_ERRORS = {
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
      'The API token is not valid: it is unknown or was deleted, or its owner holds nothing any more of what it was given. Make a new one',
  },
  API_TOKEN_MISTYPED: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'The API token is not whole: a character is missing, added or mistyped. Copy all of it again',
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
      'The ingest key is not the key of any organization: it was mistyped, or it has been revoked or replaced. Compare it with the one you were given',
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
  PEOPLE_ONLY: {
    status: 403,
    error: 'Forbidden',
    detail: '{call} is for people: no API token opens it. Do it in the console',
  },
  TOKEN_SCOPE: {
    status: 403,
    error: 'Forbidden',
    detail:
      '{call} reaches beyond the devices that this API token is limited to. Make a token for all devices of the organization',
  },
  ACCESS_CONTEXT_SELF: {
    status: 403,
    error: 'Forbidden',
    detail: 'The access context cannot be opened: this is your own account',
  },
  ACCESS_CONTEXT_STAFF: {
    status: 403,
    error: 'Forbidden',
    detail: 'The access context cannot be opened: {email} belongs to support or administration',
  },
  ACCESS_CONTEXT_DEACTIVATED: {
    status: 403,
    error: 'Forbidden',
    detail: 'The access context cannot be opened: the account of {email} is deactivated',
  },
  ACCESS_CONTEXT_NO_ROLE: {
    status: 403,
    error: 'Forbidden',
    detail: 'The access context cannot be opened: {email} belongs to no organization',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    error: 'Forbidden',
    detail:
      'Organization {organization} requires a second factor. Turn one on in your profile, or sign in with it',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    error: 'Forbidden',
    detail:
      'This needs a sign-in of the last 15 minutes, with a second factor where there is one. Sign in again',
  },
  DEMO_ACCOUNT: {
    status: 403,
    error: 'Forbidden',
    detail:
      'Anybody may be a user of the demo, so it has no second factor. Use an account of your own',
  },
  PASSKEY_REFUSED: {
    status: 400,
    error: 'Bad Request',
    detail: 'The passkey is not the one that was asked for, or came too late. Begin again',
  },
  IDENTITY_ELSEWHERE: {
    status: 409,
    error: 'Conflict',
    detail:
      'Accounts are kept by the identity provider {issuer}. Change sign-ins and sessions there',
  },
  ROLES_ELSEWHERE: {
    status: 409,
    error: 'Conflict',
    detail:
      'Roles in organization {organization} come from the identity provider. Change the groups of the user there',
  },
  NOT_YOURS: { status: 403, error: 'Forbidden', detail: '{what} {id} belong to somebody else' },
  ACCESS_CONTEXT_UNKNOWN: {
    status: 404,
    error: 'Not Found',
    detail: 'The access context cannot be opened: {what} {id} does not exist',
  },
  INGEST_KEY_ENDED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The ingest key {name} has ended, or another one has taken its place already. Make a new one',
  },
  INGEST_KEY_NAME_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail: 'The organization has an ingest key with the name {name}. Choose another name',
  },
  INGEST_KEY_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'The organization has {limit} ingest keys that work, and can have no more. Revoke one that nothing uses',
  },
  ORGANIZATION_DELETED: {
    status: 403,
    error: 'Forbidden',
    detail:
      'The organization was deleted, and takes nothing until its owner restores it. Nothing was stored',
  },
  ORGANIZATION_LOCKED: {
    status: 423,
    error: 'Locked',
    detail:
      'Organization {organization} is locked, so that nothing in it can be changed. Ask the support of this server',
  },
  ORGANIZATION_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'You have created {limit} organizations, and can create no more. Whoever runs the server can make another one',
  },
} as const satisfies Record<string, ErrorRow>
