import type { ErrorRow } from './errorRow.ts'

/** Errors of invitations to organizations, and of answering them. */
export const INVITATION_ERRORS = {
  INVITATION_ACCEPTED: {
    status: 409,
    error: 'Conflict',
    detail: 'The invitation was already accepted.',
  },
  INVITATION_EXISTS: { status: 409, error: 'Conflict', detail: 'Invitation already exists.' },
  INVITATION_MEMBER: {
    status: 409,
    error: 'Conflict',
    detail: 'The user already has a similar role for the same organization.',
  },
  INVITATION_EMAIL: {
    status: 403,
    error: 'Forbidden',
    detail: "The account email must match the invitation's.",
  },
  INVITATION_INVALID: { status: 409, error: 'Conflict', detail: 'Invalid user invitation.' },
} as const satisfies Record<string, ErrorRow>
