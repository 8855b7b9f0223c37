import type { ImportMap } from '@airshed/schemas'
import { changingCaller, lockedFor } from '../../../access/calls/lockedOrganizations.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { freshCaller, loadCaller } from '../../../access/identity/loadCaller.ts'

/** An import that a job works on. */
export interface RunningImport {
  id: string
  organizationId: string
  /** Complete: with what its file says. */
  map: ImportMap
  revises: boolean
  /**
   * Call it before each batch.
   *
   * @throws the reason why the job is interrupted, or ApiError FORBIDDEN if the right of whoever started it has ended
   */
  goOn(): Promise<void>
}

/**
 * The rights of whoever started a job: it is as if they made each batch themselves, so it ends where their right does.
 *
 * @throws ApiError FORBIDDEN
 */
export async function requireRight(
  context: ServerContext,
  { userId, organizationId }: { userId: string; organizationId: string },
  isFirst = false,
): Promise<void> {
  const asks = await (isFirst ? freshCaller : loadCaller)(context, userId, null)
  const caller =
    asks === null ? null : changingCaller(asks, await lockedFor(context.store.db, asks))
  if (caller?.can('manage_devices', organizationId) === true) return
  throw apiError('FORBIDDEN', { permission: 'manage_devices', organization: organizationId })
}
