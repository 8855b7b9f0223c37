import { lookUpOrganizations, startAccessContext } from '@airshed/schemas/calls'
import { useSession } from '@airshed/kit'
import { languageOf, useShowError } from '@airshed/kit/provider'
import { SchemaForm, type FormContext } from '@airshed/kit/forms'
import { ORGANIZATION_LOOKUP_MIN } from '@airshed/schemas'
import { Dialog } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { useMemo, useState } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import { useConsole } from '../session/consoleContext.ts'
import { accessStart, schema, settleAccess, type AccessForm } from './accessForm.ts'
import validator from './accessForm.ts?form-validator'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

export interface AccessContextDialogProps {
  onClose: () => void
}

const MESSAGES = { en, es }
const UI_SCHEMA = {
  'ui:order': ['option', 'email', 'external_id', 'role'],
  external_id: { 'ui:field': 'lookup', 'ui:options': { minLength: ORGANIZATION_LOOKUP_MIN } },
}

/** Asks whom to act as, then reloads the console as that user. */
export default function AccessContextDialog({ onClose }: AccessContextDialogProps) {
  const text = useAppText()
  const { locale } = useSession()
  const { services, restart } = useConsole()
  const { api } = services
  const showError = useShowError()
  const [value, setValue] = useState<Partial<AccessForm>>({ option: 'email' })
  const [isBusy, setBusy] = useState(false)
  const formContext = useMemo<FormContext>(
    () => ({
      lookups: {
        external_id: async (words, signal) => {
          const { data } = await api.call(
            lookUpOrganizations,
            { query: { query: words } },
            { signal },
          )
          return data.map(({ external_id: id, name }) => ({ value: id, label: name, note: id }))
        },
      },
    }),
    [api],
  )
  const start = (wanted: AccessForm): void => {
    setBusy(true)
    api.call(startAccessContext, { body: accessStart(wanted) }).then(restart, (error: unknown) => {
      setBusy(false)
      showError(error, 'access context')
    })
  }
  return (
    <Dialog isOpen title={text('app.access.title')} onClose={onClose} canOutsideClickClose={false}>
      <p className="app-access-text">{text('app.access.text')}</p>
      <SchemaForm<AccessForm>
        schema={schema}
        uiSchema={UI_SCHEMA}
        validator={validator}
        value={value}
        onChange={setValue}
        settle={settleAccess}
        messages={MESSAGES[languageOf(locale)]}
        formContext={formContext}
        disabled={isBusy}
        submitLabel={text('app.access.start')}
        actions={<Button text={text('app.cancel')} onClick={onClose} />}
        onSubmit={start}
      />
    </Dialog>
  )
}
