import type { ErrorRow } from './errorRow.ts'

/** Errors of partnerships, and of requests for new organizations. */
export const PARTNERSHIP_ERRORS = {
  PARTNERSHIP_NOT_FOUND: {
    status: 404,
    error: 'Not Found',
    detail:
      'No partnership found between the owner of the device and this organization. Become partners first, on the Partnerships page of the console',
  },
  PARTNER_UNKNOWN: {
    status: 404,
    error: 'Not Found',
    detail:
      'No organization can be reached at this address. Ask your partner for the organization id',
  },
  PARTNER_NOT_UNIQUE: {
    status: 409,
    error: 'Conflict',
    detail:
      'The e-mail address belongs to a manager of several organizations. Ask your partner for the organization id',
  },
  PARTNER_IS_ITSELF: {
    status: 409,
    error: 'Conflict',
    detail: 'This is the address of the organization itself. Enter another one',
  },
  PARTNERSHIP_EXISTS: {
    status: 409,
    error: 'Conflict',
    detail: 'The organizations are already partners',
  },
  PARTNERSHIP_INVITATION_EXISTS: {
    status: 409,
    error: 'Conflict',
    detail: 'An invitation to this organization is already pending',
  },
  PARTNERSHIP_INVITATION_CLOSED: {
    status: 409,
    error: 'Conflict',
    detail: 'The invitation was answered or has expired. A new one is needed',
  },
  FORMATION_REQUEST_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'You already have {limit} pending requests. Withdraw one, or wait',
  },
  FORMATION_REQUEST_ANSWERED: {
    status: 409,
    error: 'Conflict',
    detail: 'The request was already answered',
  },
  FORMATION_REQUEST_NAME_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail:
      'The requester already belongs to another organization called {name}. Reject the request, and say why',
  },
  FORMATION_REQUEST_NOT_MANAGED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The requester no longer manages the organization that the new one would partner with. Reject the request, and say why',
  },
  FORMATION_REQUEST_REQUESTER_DEACTIVATED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The account of the requester is deactivated. Activate it first, or reject the request, and say why',
  },
} as const satisfies Record<string, ErrorRow>
