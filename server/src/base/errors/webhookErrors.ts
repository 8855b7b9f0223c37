import type { ErrorRow } from './errorRow.ts'

export const WEBHOOK_ERRORS = {
  WEBHOOK_ADDRESS_PRIVATE: {
    status: 422,
    error: 'Unprocessable Content',
    detail:
      '{host} is or leads to an address that is not public, and this server only sends to public addresses. Its operator can allow others with AIRSHED_ALLOW_PRIVATE_TARGETS=1',
  },
  WEBHOOK_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The organization already has {limit} webhooks, the maximum. Delete one first',
  },
} as const satisfies Record<string, ErrorRow>
