import {
  useCall,
  useChange,
  useShowError,
  useToaster,
  type NodeChangeOrder,
  type NodeChangeRun,
} from '@airshed/console-kit'
import { listNodeChanges, startNodeChanges } from '@airshed/console-kit/calls'
import { useNow, type PluginIntl } from '@airshed/kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { askedLately } from './askedLately.ts'
import { dismissedOrders, keepDismissed } from './dismissedOrders.ts'
import { endText } from './endText.ts'
import { FOLLOWED_NONE, followOrder, followRuns, isWhole } from './followRuns.ts'
import { undoOrder } from './undoOrder.ts'

/** Polling interval for the progress of a change, ms. */
const ASK_EVERY_MS = 500
/** How long the end of a change that can be undone is shown. */
const UNDO_SHOWN_MS = 6000
/** How precisely the age of earlier orders is known, ms. */
const TICK_MS = 60_000

/** Changes of many devices that this reader submitted. */
export interface ChangeRunsState {
  /** Running ones, those that ended on this page and are not settled, and earlier ones that devices may still answer. */
  shown: readonly NodeChangeRun[]
  isRunning: boolean
  /** Those that have just ended. */
  justEnded: readonly NodeChangeRun[]
  /** @throws the error of the server; it has not been shown yet */
  start: (order: NodeChangeOrder) => Promise<void>
  dismiss: (id: string) => void
  /** Undoes one that ended; see `undoOrder`. An error is shown. */
  undo: (run: NodeChangeRun) => Promise<void>
}

/**
 * Tracks changes of many devices until they end, including those started before the page was opened. One
 * that changed every device is reported by a toast, which undoes it where that is possible.
 *
 * @param showsAsked also shows those of the last day that asked devices for something, until they are dismissed. Default false
 */
export function useChangeRuns(
  intl: PluginIntl,
  { showsAsked = false }: { showsAsked?: boolean } = {},
): ChangeRunsState {
  const toaster = useToaster()
  const showError = useShowError()
  const nowMs = useNow(TICK_MS)
  const { mutateAsync } = useChange(startNodeChanges, { isShown: () => false })
  const [followed, setFollowed] = useState(FOLLOWED_NONE)
  const isRunning = followed.running.size > 0
  const { data: answer } = useCall(listNodeChanges, undefined, {
    askAgainMs: () => (isRunning ? ASK_EVERY_MS : false),
  })
  if (answer !== undefined && answer.data !== followed.runs) {
    const isFirst = followed.runs === undefined
    const kept = isFirst && showsAsked ? askedLately(answer.data, nowMs, dismissedOrders()) : []
    setFollowed(followRuns(followed, answer.data, kept))
  }

  const start = async (order: NodeChangeOrder): Promise<void> => {
    const { id } = await mutateAsync({ body: order })
    setFollowed((known) => followOrder(known, id))
  }
  const dismiss = (id: string): void => {
    keepDismissed(id)
    setFollowed((known) => ({
      ...known,
      unsettled: new Set([...known.unsettled].filter((one) => one !== id)),
    }))
  }
  const undo = async (run: NodeChangeRun): Promise<void> => {
    const order = undoOrder(run)
    if (order === null) return
    try {
      await start(order)
      dismiss(run.id)
    } catch (error) {
      showError(error, 'undo a change of devices')
    }
  }

  const { justEnded, runs = [] } = followed
  const announce = useEffectEvent((ended: readonly NodeChangeRun[]) => {
    for (const run of ended.filter(isWhole)) {
      toaster.show({
        message: endText(run, intl),
        intent: 'success',
        ...(undoOrder(run) === null
          ? {}
          : {
              durationMs: UNDO_SHOWN_MS,
              action: { label: intl.formatMessage({ id: 'undo' }), run: () => void undo(run) },
            }),
      })
    }
  })
  useEffect(() => {
    if (justEnded.length > 0) announce(justEnded)
  }, [justEnded])

  return {
    shown: runs.filter(({ id, state }) => state === 'running' || followed.unsettled.has(id)),
    isRunning,
    justEnded,
    start,
    dismiss,
    undo,
  }
}
