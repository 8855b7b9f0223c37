import type { ErrorRow } from './errorRow.ts'

/** Errors of alerts, their channels and the messages about them. */
export const ALERT_ERRORS = {
  MAIL_SERVER_MISSING: {
    status: 409,
    error: 'Conflict',
    detail:
      'This server has no mail server, so the mail stays in the outbox. Its operator can set one up with SMTP_URL and MAIL_FROM',
  },
  SMS_GATEWAY_MISSING: {
    status: 409,
    error: 'Conflict',
    detail:
      'This server has no gateway for text messages, so the message stays in the outbox. Its operator can set one up with SMS_URL',
  },
  MAIL_NOT_UNSENT: {
    status: 409,
    error: 'Conflict',
    detail: 'Mail {id} is {state}: expected one that is kept or failed',
  },
  ALERT_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The organization already has {count} alerts, the maximum. Delete some first',
  },
  ALERT_OF_TEMPLATE: {
    status: 409,
    error: 'Conflict',
    detail:
      'The alert belongs to the alert template {name}, by which alone it is changed, activated and deleted. Change the template, or its device',
  },
  ALERT_TEMPLATE_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The organization already has {limit} alert templates, the maximum. Delete one first',
  },
  CHANNEL_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'The organization already has {limit} notification channels, the maximum. Delete one first',
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
      'The organization already has {limit} upcoming or current maintenance windows, the maximum. Delete one first',
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
      'The rules would be evaluated on about {count} readings; the limit for a preview is {limit}. Choose a shorter time or fewer data points',
  },
} as const satisfies Record<string, ErrorRow>
