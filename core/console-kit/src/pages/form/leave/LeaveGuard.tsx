import { ConfirmDialog } from '@airshed/ui'
import { use, useEffect, useState } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import { LeaveContext } from './leaveContext.ts'
import type { Leaving } from './leaveControl.ts'
import { useSavedFirst } from './useSavedFirst.ts'

export interface LeaveGuardProps {
  isChanged: boolean
  /**
   * Saves pending changes, and never rejects. It runs before the user is asked; if `isChanged` is false
   * afterwards, they leave without a question. Default: the user is asked at once.
   */
  save?: () => Promise<void>
  /** Default: whether to discard the changes. */
  question?: { title: string; text: string; confirmLabel: string }
}

/**
 * Asks for confirmation before changes are lost by a link, by going back or forward, or by closing the page.
 */
export function LeaveGuard({ isChanged, save, question }: LeaveGuardProps) {
  const text = usePagesText()
  const control = use(LeaveContext)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent): void => {
      if (!control.isLeftForGood()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    const end = control.hold(setLeaving)
    return () => {
      window.removeEventListener('beforeunload', warn)
      end()
    }
  }, [isChanged, control])
  const isAsking = useSavedFirst(leaving, save)
  if (leaving === null || !isAsking) return null
  return (
    <ConfirmDialog
      isOpen
      title={question?.title ?? text('form.leave.title')}
      confirmLabel={question?.confirmLabel ?? text('form.leave.confirm')}
      onConfirm={leaving.proceed}
      onCancel={leaving.stay}
    >
      {question?.text ?? text('form.leave.text')}
    </ConfirmDialog>
  )
}
