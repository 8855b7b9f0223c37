import { useCall } from '@airshed/console-kit'
import { getNodeSettings } from '@airshed/console-kit/calls'
import { askSettingsAgainMs } from './askAgain.ts'

/**
 * The settings of a device and of its sensors, and how far it has confirmed them, asked for again
 * while some wait.
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
