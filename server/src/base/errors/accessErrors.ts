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
      'The API token is not valid: it is unknown or was deleted, or its owner no longer has any of its permissions. Create a new one',
  },
  API_TOKEN_MISTYPED: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'The API token is incomplete or mistyped: a character is missing, added or wrong. Copy all of it again',
  },
  API_TOKEN_EXPIRED: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'The API token {name} expired at {until}. Create a new one on the API page of the console',
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
      'The ingest key belongs to no organization: it was mistyped, or it has been revoked or replaced. Compare it with the one you were given',
  },
  INGEST_KEY_OF_FORMER: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'Whoever made the ingest key may no longer manage devices of its organization. Use another key, or give them back their role',
  },
  DEVICE_KEY_UNKNOWN: {
    status: 401,
    error: 'Unauthorized',
    detail: 'The key belongs to no device. It may have been replaced or revoked',
  },
  DEVICE_KEY_ENDED: {
    status: 401,
    error: 'Unauthorized',
    detail:
      'Whoever made the key of this device may no longer manage it. Make a new key, or give them back their role',
  },
  DEVICE_KEY_OF_OWNER: {
    status: 409,
    error: 'Conflict',
    detail:
      'The owner of this leased device made its key, and could read {setting} with it. Make a new key first, and put it into the device',
  },
  DEVICE_KEY_OF_ANOTHER: {
    status: 403,
    error: 'Forbidden',
    detail: 'The key belongs to a device other than {serial}. A device can only speak for itself',
  },
  REVISION_WITHOUT_KEY: {
    status: 403,
    error: 'Forbidden',
    detail:
      'Only a sender with a key can replace stored readings. Send the ingest key of the organization, or leave out revise=true',
  },
  FORBIDDEN: {
    status: 403,
    error: 'Forbidden',
    detail: 'Permission {permission} is missing in organization {organization}',
  },
  PEOPLE_ONLY: {
    status: 403,
    error: 'Forbidden',
    detail: '{call} is for people only: API tokens do not open it. Do it in the console',
  },
  TOKEN_SCOPE: {
    status: 403,
    error: 'Forbidden',
    detail:
      '{call} reaches beyond the devices that this API token is limited to. Create a token for all devices of the organization',
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
      'This needs a sign-in within the last 15 minutes, with a second factor if the account has one. Sign in again',
  },
  DEMO_ACCOUNT: {
    status: 403,
    error: 'Forbidden',
    detail: 'Anybody can use the demo account, so it has no second factor. Use your own account',
  },
  PASSKEY_REFUSED: {
    status: 400,
    error: 'Bad Request',
    detail: 'The passkey is not the one that was asked for, or came too late. Start again',
  },
  IDENTITY_ELSEWHERE: {
    status: 409,
    error: 'Conflict',
    detail: 'The identity provider {issuer} manages accounts. Change sign-ins and sessions there',
  },
  ROLES_ELSEWHERE: {
    status: 409,
    error: 'Conflict',
    detail:
      'Roles in organization {organization} come from the identity provider. Change the user’s groups there',
  },
  NOT_YOURS: { status: 403, error: 'Forbidden', detail: '{what} {id} belongs to somebody else' },
  ACCESS_CONTEXT_UNKNOWN: {
    status: 404,
    error: 'Not Found',
    detail: 'The access context cannot be opened: {what} {id} does not exist',
  },
  INGEST_KEY_ENDED: {
    status: 409,
    error: 'Conflict',
    detail: 'The ingest key {name} has ended or was already replaced. Create a new one',
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
      'The organization already has {limit} active ingest keys, the maximum. Revoke an unused one',
  },
  ORGANIZATION_DELETED: {
    status: 403,
    error: 'Forbidden',
    detail:
      'The organization was deleted, and accepts nothing until its owner restores it. Nothing was stored',
  },
  OWN_ACCOUNT_NEEDED: {
    status: 409,
    error: 'Conflict',
    detail:
      '{call} is not open to staff while they act for others. Go back to your own account to make it',
  },
  ORGANIZATION_LOCKED: {
    status: 423,
    error: 'Locked',
    detail: 'Organization {organization} is locked, so nothing in it can be changed. Ask support',
  },
  ORGANIZATION_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'You have created {limit} organizations, the maximum. The server’s operator can create another',
  },
} as const satisfies Record<string, ErrorRow>
