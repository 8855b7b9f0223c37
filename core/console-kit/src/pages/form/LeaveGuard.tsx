import { ConfirmDialog } from '@airshed/ui'
import { useEffect, useEffectEvent } from 'react'
import { usePagesText } from '../messages/pagesText.ts'

/** How a page keeps a user from leaving: implemented where the router is known. */
export interface LeaveControl {
  /** Called whenever leaving starts or stops losing changes. */
  setGuarded: (isGuarded: boolean) => void
  /** The user is about to leave; null otherwise. */
  leaving: { proceed: () => void; stay: () => void } | null
}

export interface LeaveGuardProps {
  isChanged: boolean
  /** Default: only closing the page is held back. */
  control?: LeaveControl | undefined
}

/**
 * Asks for confirmation before changes are lost by a link, by going back, or by closing the page.
 */
export function LeaveGuard({ isChanged, control }: LeaveGuardProps) {
  const text = usePagesText()
  const tell = useEffectEvent((isGuarded: boolean) => control?.setGuarded(isGuarded))
  useEffect(() => {
    tell(isChanged)
    if (!isChanged) return undefined
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
      tell(false)
    }
  }, [isChanged])
  const leaving = control?.leaving ?? null
  if (leaving === null) return null
  return (
    <ConfirmDialog
      isOpen
      title={text('form.leave.title')}
      confirmLabel={text('form.leave.confirm')}
      onConfirm={leaving.proceed}
      onCancel={leaving.stay}
    >
      {text('form.leave.text')}
    </ConfirmDialog>
  )
}
