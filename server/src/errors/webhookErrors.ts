import type { ErrorRow } from './errorRow.ts'

/** Errors of webhooks. */
export const WEBHOOK_ERRORS = {
  WEBHOOK_ADDRESS_PRIVATE: {
    status: 422,
    error: 'Unprocessable Content',
    detail:
      '{host} is or leads to an address that is not public, and this server sends to public addresses alone. Whoever runs it can allow others by AIRSHED_ALLOW_PRIVATE_TARGETS=1',
  },
  WEBHOOK_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The organization has {limit} webhooks already, which is the most. Delete one first',
  },
} as const satisfies Record<string, ErrorRow>
