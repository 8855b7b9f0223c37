import { FormDialog, useFormChange, type FormationRequest } from '@airshed/console-kit'
import { rejectFormationRequest } from '@airshed/console-kit/calls'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { schema, uiSchema, type RejectForm } from './rejectForm.ts'
import validator from './rejectForm.ts?form-validator'

export interface RejectDialogProps {
  request: FormationRequest
  intl: PluginIntl
  onClose: () => void
}

/** Asks why a request is rejected; the requester is notified of the reason. */
export function RejectDialog({ request, intl, onClose }: RejectDialogProps) {
  const [value, setValue] = useState<Partial<RejectForm>>({})
  const { name, requester_name: requester } = request
  const text = (id: string): string => intl.formatMessage({ id }, { name, requester })
  const { mutate, isPending, issues } = useFormChange(rejectFormationRequest, {
    success: text('reject.done'),
  })
  return (
    <FormDialog
      title={text('reject.title')}
      submitLabel={text('reject.confirm')}
      intent="danger"
      isBusy={isPending}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>{text('reject.text')}</p>
          <SchemaForm<RejectForm>
            id={formId}
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            issues={issues}
            disabled={isPending}
            onSubmit={(body) =>
              mutate({ params: { id: request.id }, body }, { onSuccess: onClose })
            }
          />
        </>
      )}
    </FormDialog>
  )
}
