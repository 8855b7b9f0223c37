import { Dialog, FormDialog, type IngestKeyCreated } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { KeySecret } from './KeySecret.tsx'

const WIDTH_PX = 560

export interface KeyDialogProps {
  /** Title of the dialog, and label of its button. */
  title: string
  submitLabel: string
  isBusy: boolean
  /** The created key; undefined before that. */
  made: IngestKeyCreated | undefined
  intl: PluginIntl
  onClose: () => void
  /** Renders the form. @param formId id of its form */
  children: (formId: string) => ReactNode
}

/** A dialog that creates a key and shows it once, in the same dialog. */
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
      // A secret that is shown once must not be lost by a click outside.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={<Button intent="primary" text={text('secret.done')} onClick={onClose} />}
    >
      <KeySecret value={made.key} intl={intl} />
    </Dialog>
  )
}
