import type { ErrorRow } from './errorRow.ts'

const CONFLICT = { status: 409, error: 'Conflict' } as const
const UNREADABLE = { status: 422, error: 'Unprocessable Content' } as const

/** Errors about archives of readings. Those of a job are the failure of its archive. */
export const SNAPSHOT_ERRORS = {
  SNAPSHOT_LIMIT: {
    ...CONFLICT,
    detail:
      'The organization already has {limit} archives on the server, the maximum. Delete one that is not needed',
  },
  SNAPSHOT_RUNNING: {
    ...CONFLICT,
    detail:
      'Another archive of the organization is being written: expected none. Wait for it, or delete it',
  },
  SNAPSHOT_READINGS: {
    ...UNREADABLE,
    detail:
      'The devices have about {readings} readings in this period: expected at most {limit} in one archive. Choose fewer devices or a shorter period',
  },
  SNAPSHOT_DEVICE: {
    ...UNREADABLE,
    detail:
      'The device {id} is not one that the organization uses: expected its own devices, and those leased to it or shared with it',
  },
  SNAPSHOT_DEVICE_GONE: {
    ...CONFLICT,
    detail:
      'The device {serial} was deleted or given to another organization while the archive was written. Request an archive without it',
  },
  SNAPSHOT_OWN_ACCOUNT: {
    ...CONFLICT,
    detail:
      'Archives are requested with your own account. Go back to it, or have a member request the archive',
  },
  SNAPSHOT_CANCELLED: { ...CONFLICT, detail: 'The job was cancelled. Request the archive again' },
  SNAPSHOT_INTERRUPTED: {
    status: 500,
    error: 'Internal Server Error',
    detail:
      'The server ended at each attempt before the archive was written. Its log says why; request the archive again once that is fixed',
  },
  SNAPSHOT_NOT_READY: {
    ...CONFLICT,
    detail: 'The archive is {state}: expected one that is ready. Load it again to see its state',
  },
  SNAPSHOT_NO_CSV: {
    ...CONFLICT,
    detail:
      'The archive has no CSV of {serial}: expected a device of an archive with CSV. Download the whole archive, which says what it holds',
  },
  SNAPSHOT_LINK: {
    status: 403,
    error: 'Forbidden',
    detail:
      'The address of the archive is not valid, or no longer: addresses work for a day, while their user may read the archive. Start the download again in the console',
  },
} as const satisfies Record<string, ErrorRow>
