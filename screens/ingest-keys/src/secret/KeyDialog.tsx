import { Dialog, FormDialog, type IngestKeyCreated } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { KeySecret } from './KeySecret.tsx'

const WIDTH_PX = 560

export interface KeyDialogProps {
  /** Title of the question, and label of its button. */
  title: string
  submitLabel: string
  isBusy: boolean
  /** The key that was made; undefined while it is asked for. */
  made: IngestKeyCreated | undefined
  intl: PluginIntl
  onClose: () => void
  /** Draws the question. @param formId id of its form */
  children: (formId: string) => ReactNode
}

/** A question whose answer is a new key: shown in the same dialog, this once. */
export function KeyDialog(props: KeyDialogProps) {
  const { title, submitLabel, isBusy, made, intl, onClose, children } = props
  if (made === undefined) {
    return (
      <FormDialog
        title={title}
        submitLabel={submitLabel}
        isBusy={isBusy}
        width={WIDTH_PX}
        onClose={onClose}
      >
        {children}
      </FormDialog>
    )
  }
  const text = (id: string): string => intl.formatMessage({ id }, { name: made.name })
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('secret.title')}
      // A secret that is shown once is not lost by a click beside it.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={<Button intent="primary" text={text('secret.done')} onClick={onClose} />}
    >
      <KeySecret value={made.key} intl={intl} />
    </Dialog>
  )
}
