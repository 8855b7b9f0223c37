import { useCall } from '@airshed/console-kit'
import { listNodeCommands } from '@airshed/console-kit/calls'
import { askCommandsAgainMs } from './askAgain.ts'

/** Maximum number of newest commands shown. */
const SHOWN = 10

/** The newest commands of a device and its sensors, refetched while some are in progress. */
export const useNodeCommands = (id: string) =>
  useCall(
    listNodeCommands,
    { params: { id }, query: { size: SHOWN } },
    { askAgainMs: (answer) => askCommandsAgainMs(answer?.data ?? []) },
  )
