import { useCall } from '@airshed/console-kit'
import { getNodeSettings } from '@airshed/console-kit/calls'
import { askSettingsAgainMs } from './askAgain.ts'

/**
 * The settings of a device and of its sensors with their confirmation state, refetched while some are
 * pending.
 */
export const useNodeSettings = (id: string) =>
  useCall(
    getNodeSettings,
    { params: { id } },
    {
      askAgainMs: (answer) =>
        askSettingsAgainMs([
          ...(answer?.settings ?? []),
          ...Object.values(answer?.sensors ?? {}).flat(),
        ]),
    },
  )
