import { ApiError, FormDialog, useChange } from '@airshed/console-kit'
import { saveNodeScript } from '@airshed/console-kit/calls'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { schema, uiSchema, type NewScriptForm } from './newScriptForm.ts'
import validator from './newScriptForm.ts?form-validator'

export interface NewScriptDialogProps {
  nodeId: string
  /** Names that are in use. */
  names: readonly string[]
  intl: PluginIntl
  /** @param name of the new file */
  onMade: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a new file and creates it, empty. */
export function NewScriptDialog({ nodeId, names, intl, onMade, onClose }: NewScriptDialogProps) {
  const [value, setValue] = useState<Partial<NewScriptForm>>({})
  const [taken, setTaken] = useState<string | null>(null)
  const { mutateAsync: save, isPending } = useChange(saveNodeScript, {
    isShown: (error) => !isTaken(error),
  })
  const text = (id: string): string => intl.formatMessage({ id })
  const make = async ({ file: name }: NewScriptForm): Promise<void> => {
    if (names.includes(name)) return setTaken(name)
    try {
      await save({ params: { id: nodeId, name }, body: { text: '', based_on: null } })
      onMade(name)
      onClose()
    } catch (error) {
      if (isTaken(error)) setTaken(name)
    }
  }
  return (
    <FormDialog
      title={text('files.new')}
      submitLabel={text('files.create')}
      isBusy={isPending}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <SchemaForm<NewScriptForm>
            id={formId}
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            disabled={isPending}
            onSubmit={(form) => void make(form)}
          />
          {taken === null || taken !== value.file ? null : (
            <p role="alert" className="devices-file-taken">
              {intl.formatMessage({ id: 'files.taken' }, { name: taken })}
            </p>
          )}
        </>
      )}
    </FormDialog>
  )
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'CONFLICT'
