import { Dialog } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { useSyncExternalStore } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import type { Expiry } from './expiry.ts'

export interface ExpiredDialogProps {
  expiry: Expiry
  onSignIn: () => void
}

/** Reports that the session has expired; the only way to continue is to sign in. */
export function ExpiredDialog({ expiry, onSignIn }: ExpiredDialogProps) {
  const text = useAppText()
  const isOpen = useSyncExternalStore(expiry.subscribe, expiry.isExpired)
  return (
    <Dialog
      isOpen={isOpen}
      title={text('app.expired.title')}
      canOutsideClickClose={false}
      onClose={onSignIn}
      actions={<Button intent="primary" text={text('app.expired.button')} onClick={onSignIn} />}
    >
      <p>{text('app.expired.text')}</p>
    </Dialog>
  )
}
