import {
  useAirshed,
  useChange,
  useShowError,
  useToaster,
  type NewQualityFlags,
  type QualityFlag,
} from '@airshed/console-kit'
import { addQualityFlags, withdrawQualityFlag } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'

/** How long the toast with its undo is shown. */
const UNDO_SHOWN_MS = 8000

export interface Rejections {
  /**
   * Rejects readings; a toast says so and takes it back on request.
   *
   * @throws the error of the server; it has not been shown yet
   */
  reject: (flags: NewQualityFlags) => Promise<void>
  /** @throws the error of the server; it has not been shown yet */
  withdraw: (flag: Pick<QualityFlag, '_id'>) => Promise<void>
}

/** Sets and withdraws quality flags of a device; charts of the page then show its readings as they are. */
export function useRejections(nodeId: string, intl: PluginIntl): Rejections {
  const toaster = useToaster()
  const showError = useShowError()
  const { broker } = useAirshed()
  const { mutateAsync: add } = useChange(addQualityFlags, { isShown: () => false })
  const { mutateAsync: remove } = useChange(withdrawQualityFlag, { isShown: () => false })
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)

  const withdraw = async (flag: Pick<QualityFlag, '_id'>): Promise<void> => {
    await remove({ params: { id: nodeId, flagId: flag['_id'] } })
    broker.outdate()
  }
  const undo = async (flags: readonly QualityFlag[]): Promise<void> => {
    try {
      for (const flag of flags) await withdraw(flag)
      toaster.show({ message: text('quality.withdrawn'), intent: 'success' })
    } catch (error) {
      showError(error, 'undo a rejection of readings')
    }
  }
  return {
    async reject(body) {
      const flags = await add({ params: { id: nodeId }, body })
      broker.outdate()
      toaster.show({
        message: text('quality.rejected', { count: flags.length }),
        intent: 'success',
        durationMs: UNDO_SHOWN_MS,
        action: { label: text('undo'), run: () => void undo(flags) },
      })
    },
    withdraw,
  }
}
