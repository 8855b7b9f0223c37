import {
  Callout,
  errorText,
  LeaveGuard,
  SaveState,
  useChange,
  useFormSaving,
  type PublicLink,
  type PublicLinkSettings,
} from '@airshed/console-kit'
import { setNodePublicLink } from '@airshed/console-kit/calls'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useMemo, useState } from 'react'
import { publicLinkChoices } from './publicLinkChoices.ts'
import { schema, uiSchema, type PublicLinkForm } from './publicLinkForm.ts'
import validator from './publicLinkForm.ts?form-validator'
import { settingsOf } from './usePublicLink.ts'

export interface PublicLinkSettingsFormProps {
  nodeId: string
  /** One that is on. */
  link: PublicLink
  intl: PluginIntl
}

/** What the public page of a device shows; its address stays the same. */
export function PublicLinkSettingsForm({ nodeId, link, intl }: PublicLinkSettingsFormProps) {
  const [start] = useState((): PublicLinkForm => {
    const { short_url: _, ...shown } = settingsOf(link)
    return shown
  })
  const { mutateAsync: save } = useChange(setNodePublicLink, { isShown: () => false })
  const form = useFormSaving<PublicLinkForm>({
    start,
    async onSave(value) {
      const body = { ...value, short_url: true } as PublicLinkSettings
      await save({ params: { id: nodeId }, body })
    },
  })
  const { saving } = form
  const formContext = useMemo(() => ({ choices: publicLinkChoices(intl) }), [intl])
  return (
    <>
      {saving.state === 'refused' ? (
        <Callout intent="danger" compact role="alert">
          {errorText(saving.error, intl)}
        </Callout>
      ) : null}
      <SchemaForm<PublicLinkForm>
        {...{ schema, uiSchema, validator, formContext }}
        messages={intl.messages as Messages}
        value={form.value}
        disabled={saving.state === 'saving'}
        onChange={form.change}
        onSubmit={(value) => void form.save(value)}
        {...(saving.state === 'refused' ? { issues: saving.issues } : {})}
        actions={<SaveState saving={saving} />}
        submitLabel={intl.formatMessage({ id: 'edit.save' })}
      />
      <LeaveGuard isChanged={form.isChanged && saving.state !== 'saving'} />
    </>
  )
}
