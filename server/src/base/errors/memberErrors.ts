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
    detail: 'The user no longer has the role {role} there. Load the user again',
  },
  USER_SELF: {
    status: 409,
    error: 'Conflict',
    detail:
      'You cannot change your own role or deactivate your own account. Ask somebody else who manages the organization',
  },
  PASSWORD_RESET_UNAVAILABLE: {
    status: 409,
    error: 'Conflict',
    detail:
      'Passwords cannot be reset by e-mail here: another identity provider keeps them, or the server sends no mail',
  },
  PASSWORD_OLD_WRONG: {
    status: 409,
    error: 'Conflict',
    detail: 'The old password is not that of this account. Nothing was changed',
  },
  PASSWORD_UNFIT: {
    status: 400,
    error: 'Bad Request',
    detail:
      'The new password needs at least 8 characters and 3 of the 4 kinds of characters, and must not be among the first that are guessed. Choose another one',
  },
  PASSWORD_CHANGE_UNAVAILABLE: {
    status: 409,
    error: 'Conflict',
    detail:
      'This account has no password that can be changed here: an identity provider keeps it, or the account is one of the demo',
  },
  ACCOUNT_REFUSED: {
    status: 403,
    error: 'Forbidden',
    detail: 'You can only do this with users you manage in every organization they belong to',
  },
} as const satisfies Record<string, ErrorRow>
