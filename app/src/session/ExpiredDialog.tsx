import { Dialog } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { useAppText } from '../messages/appMessages.ts'

export interface ExpiredDialogProps {
  onSignIn: () => void
}

/** Reports that the session has expired. It cannot be closed. */
export function ExpiredDialog({ onSignIn }: ExpiredDialogProps) {
  const text = useAppText()
  return (
    <Dialog
      isOpen
      title={text('app.expired.title')}
      actions={<Button intent="primary" text={text('app.expired.button')} onClick={onSignIn} />}
    >
      <p>{text('app.expired.text')}</p>
    </Dialog>
  )
}
