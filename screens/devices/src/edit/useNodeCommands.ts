import { useCall } from '@airshed/console-kit'
import { listNodeCommands } from '@airshed/console-kit/calls'
import { askCommandsAgainMs } from './askAgain.ts'

/** Commands that are shown, the newest ones. */
const SHOWN = 10

/** The newest commands of a device and its sensors, asked for again while some are under way. */
export const useNodeCommands = (id: string) =>
  useCall(
    listNodeCommands,
    { params: { id }, query: { size: SHOWN } },
    { askAgainMs: (answer) => askCommandsAgainMs(answer?.data ?? []) },
  )
