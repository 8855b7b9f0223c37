import type { ErrorRow } from './errorRow.ts'

export const DASHBOARD_ERRORS = {
  WIDGET_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: "Sorry, you can't add more than {limit} widgets",
  },
  DASHBOARD_PROVISIONED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Dashboard {name} comes from the file {file} on the server and cannot be changed here. Duplicate it and change the copy, or change the file',
  },
  DASHBOARD_TOO_LARGE: {
    status: 422,
    error: 'Unprocessable Content',
    detail:
      'The dashboard would be {bytes} bytes; the limit is {limit}. Shorten its texts, or move widgets to another dashboard',
  },
} as const satisfies Record<string, ErrorRow>
