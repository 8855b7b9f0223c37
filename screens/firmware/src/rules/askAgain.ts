import type { FirmwareRollout } from '@airshed/console-kit'

/** Polling interval while devices are being updated, ms. */
const SOON_MS = 5_000

/** The refetch interval of rollouts: how far devices are is no change that is announced. @returns ms */
export const askAgainMs = (
  rollouts: readonly Pick<FirmwareRollout, 'ended_at'>[],
): number | false => rollouts.some(({ ended_at: endedAt }) => endedAt === null) && SOON_MS
