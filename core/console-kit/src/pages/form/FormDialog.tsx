import { Button, Dialog } from '@airshed/ui'
import { useId, type ReactNode } from 'react'
import { usePagesText } from '../messages/pagesText.ts'

export interface FormDialogProps {
  title: string
  /** Label of the button that submits the form. */
  submitLabel: string
  /** Default primary; danger if submitting destroys something. */
  intent?: 'primary' | 'danger'
  /** The form is being submitted. */
  isBusy?: boolean
  /** Default true; false while there is nothing to submit. */
  canSubmit?: boolean
  /** Pixels. Default that of `Dialog`. */
  width?: number
  onClose: () => void
  /** Draws the form. @param formId its id, by which the button submits it */
  children: (formId: string) => ReactNode
}

/** A dialog around one form, with a button that submits it and one that closes it. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, intent = 'primary', isBusy = false, canSubmit = true } = props
  const { width, onClose, children } = props
  const formId = useId()
  const text = usePagesText()
  return (
    <Dialog
      isOpen
      title={title}
      {...(width === undefined ? {} : { width })}
      // A click outside must not discard the input.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        <>
          <Button text={text('form.cancel')} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            intent={intent}
            loading={isBusy}
            disabled={!canSubmit}
            text={submitLabel}
          />
        </>
      }
    >
      {children(formId)}
    </Dialog>
  )
}
