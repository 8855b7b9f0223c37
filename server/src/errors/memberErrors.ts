import type { ErrorRow } from './errorRow.ts'

/** Errors of membership in an organization, and of its roles. */
export const MEMBER_ERRORS = {
  USER_ROLE_HELD: { status: 409, error: 'Conflict', detail: 'The user already has the role.' },
  ORGANIZATION_HAS_OWNER: {
    status: 409,
    error: 'Conflict',
    detail: 'Organization already has an owner.',
  },
  MANAGERS_BY_OWNER: {
    status: 403,
    error: 'Forbidden',
    detail: 'Only owner of organization can invite managers.',
  },
  USER_ROLE_REFUSED: {
    status: 403,
    error: 'Forbidden',
    detail:
      'Your role in organization {organization} does not let you give or take the role {role}',
  },
  USER_ROLE_GONE: {
    status: 409,
    error: 'Conflict',
    detail: 'The user does not have the role {role} there any more. Load the user again',
  },
  USER_SELF: {
    status: 409,
    error: 'Conflict',
    detail:
      'Nobody changes their own role or deactivates their own account. Somebody else who manages the organization can',
  },
  PASSWORD_RESET_UNAVAILABLE: {
    status: 409,
    error: 'Conflict',
    detail:
      'Passwords are not reset by mail here: they are kept by another identity provider, or the server sends no mail',
  },
  ACCOUNT_REFUSED: {
    status: 403,
    error: 'Forbidden',
    detail:
      'An account is deactivated and activated by those who manage the user in every organization that they belong to',
  },
} as const satisfies Record<string, ErrorRow>
