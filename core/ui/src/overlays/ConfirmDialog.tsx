import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: ReactNode
  /** The consequences, and whether the action can be undone. */
  children: ReactNode
  /** The verb on the button, default "Confirm". */
  confirmLabel?: string
  /** Label of the cancel button, default "Cancel". */
  cancelLabel?: string | undefined
  /** danger (default) for destructive actions, primary for others */
  intent?: 'danger' | 'primary'
  /** Shows progress on the button and prevents it from being pressed twice. */
  isBusy?: boolean
  /** Disables the button while the consequences are not known yet. Default false. */
  isDisabled?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation of an action that cannot be undone; the cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const text = useUiText()
  const cancelLabel = props.cancelLabel ?? text('ui.cancel')
  return (
    <Dialog
      isOpen={props.isOpen}
      title={props.title}
      onClose={props.onCancel}
      width={420}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is the safe answer */}
          <Button autoFocus text={cancelLabel} onClick={props.onCancel} />
          <Button
            intent={props.intent ?? 'danger'}
            text={props.confirmLabel ?? text('ui.confirm')}
            loading={props.isBusy ?? false}
            disabled={props.isDisabled ?? false}
            onClick={props.onConfirm}
          />
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
