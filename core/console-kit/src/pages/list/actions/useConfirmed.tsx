import { useShowError } from '@airshed/kit/provider'
import { ConfirmDialog } from '@airshed/ui'
import { useState, type ReactNode } from 'react'
import type { Confirmation } from './listAction.ts'

/** An action, and its confirmation. */
export interface Doing {
  confirm?: Confirmation | undefined
  /** A rejection is shown to the user. */
  run: () => unknown
}

/**
 * Runs actions, and asks for confirmation first if they require it.
 *
 * @param where part of the console for error reports, such as `list alerts`
 */
export function useConfirmed(where: string): {
  start: (doing: Doing) => void
  /** The question, to be drawn somewhere on the page. */
  dialog: ReactNode
} {
  const showError = useShowError()
  const [asked, setAsked] = useState<(Doing & { confirm: Confirmation }) | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async ({ run: act }: Doing): Promise<void> => {
    try {
      await act()
    } catch (error) {
      showError(error, where)
    }
  }
  const confirmed = async (): Promise<void> => {
    if (asked === null) return
    setBusy(true)
    await run(asked)
    setBusy(false)
    setAsked(null)
  }
  return {
    start(doing) {
      const { confirm } = doing
      if (confirm === undefined) void run(doing)
      else setAsked({ ...doing, confirm })
    },
    dialog:
      asked === null ? null : (
        <ConfirmDialog
          isOpen
          title={asked.confirm.title}
          confirmLabel={asked.confirm.confirmLabel}
          cancelLabel={asked.confirm.cancelLabel}
          intent={asked.confirm.intent ?? 'danger'}
          isBusy={isBusy}
          onConfirm={() => void confirmed()}
          onCancel={() => setAsked(null)}
        >
          {asked.confirm.text}
        </ConfirmDialog>
      ),
  }
}
