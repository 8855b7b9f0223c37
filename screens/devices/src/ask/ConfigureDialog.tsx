import { FormDialog, useCall, type NodeChangeOrder } from '@airshed/console-kit'
import { getNodeSettings } from '@airshed/console-kit/calls'
import { useNodeChoices, type FieldNote } from '@airshed/console-kit/forms'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { intervalChoices } from '../edit/intervalChoices.ts'
import { settingName, settingValue } from '../edit/settingText.ts'
import { askedSettings, tickedNames } from './askedSettings.ts'
import type { AskQuestion } from './askQuestion.ts'
import { askTitle } from './askTitle.ts'
import { schema, uiSchema, type ConfigureForm } from './configureForm.ts'
import validator from './configureForm.ts?form-validator'
import { copiedSettings } from './copiedSettings.ts'
import './ask.css'

/** Offered along with the usual intervals, as no device has one to begin with. */
const USUAL_INTERVAL_MS = 60_000

export interface ConfigureDialogProps {
  question: AskQuestion
  intl: PluginIntl
  /** Starts the order; errors have been shown to the reader, and the dialog stays open. */
  onSubmit: (order: Omit<NodeChangeOrder, 'devices'>) => Promise<void>
  onClose: () => void
}

/** Asks which settings many devices are to get: those of one device, as far as they are ticked, or an interval. */
export function ConfigureDialog({ question, intl, onSubmit, onClose }: ConfigureDialogProps) {
  const { organization } = useSession()
  const devices = useNodeChoices(organization?.id)
  const [value, setValue] = useState<Partial<ConfigureForm>>({})
  const [isBusy, setBusy] = useState(false)
  const { model_id: modelId } = value
  const hasModel = modelId !== undefined
  const model = useCall(
    getNodeSettings,
    { params: { id: modelId ?? '' } },
    // What is copied has to be what the device has now.
    { enabled: hasModel, staleTimeMs: 0 },
  )
  const text = (id: string): string => intl.formatMessage({ id })
  const offered = hasModel && model.data !== undefined ? copiedSettings(model.data) : []
  const settings = askedSettings(value, offered)
  const note: FieldNote | undefined = model.isError
    ? { text: text('ask.configure.error'), intent: 'danger' }
    : model.data === undefined
      ? { text: text('ask.configure.loading') }
      : offered.length === 0
        ? { text: text('ask.configure.none') }
        : undefined
  const change = (next: Partial<ConfigureForm>): void => {
    const { copied, ...rest } = next
    // Another device has other settings to tick, and none can be ticked before they are known.
    const isKept = copied !== undefined && next.model_id === modelId && offered.length > 0
    setValue(isKept ? { ...rest, copied } : rest)
  }
  const submit = async (): Promise<void> => {
    setBusy(true)
    await onSubmit({ change: 'configure', settings }).then(onClose, () => setBusy(false))
  }
  return (
    <FormDialog
      title={askTitle(question, intl)}
      submitLabel={text('ask.configure.submit')}
      isBusy={isBusy}
      canSubmit={Object.keys(settings).length > 0}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>{text('ask.configure.text')}</p>
          <div className="devices-ask">
            <SchemaForm<ConfigureForm>
              id={formId}
              schema={schema}
              uiSchema={uiSchema}
              validator={validator}
              value={hasModel ? { ...value, copied: tickedNames(value, offered) } : value}
              onChange={change}
              messages={intl.messages as Messages}
              formContext={{
                ...devices,
                ...(note === undefined ? {} : { notes: { copied: note } }),
                choices: {
                  copied: offered.map(({ name, value: one }) => ({
                    value: name,
                    label: `${settingName(name, intl)}: ${settingValue(name, one, intl)}`,
                  })),
                  asked_interval: intervalChoices(USUAL_INTERVAL_MS, intl.locale),
                },
              }}
              disabled={isBusy}
              onSubmit={() => void submit()}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}
