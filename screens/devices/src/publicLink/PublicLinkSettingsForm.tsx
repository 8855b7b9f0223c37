import {
  FormPart,
  useChange,
  useFormSaving,
  type PublicLink,
  type PublicLinkSettings,
} from '@airshed/console-kit'
import { setNodePublicLink } from '@airshed/console-kit/calls'
import type { Messages, PluginIntl } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { publicLinkChoices } from './publicLinkChoices.ts'
import { schema, uiSchema, type PublicLinkForm } from './publicLinkForm.ts'
import validator from './publicLinkForm.ts?form-validator'
import { settingsOf } from './usePublicLink.ts'

export interface PublicLinkSettingsFormProps {
  nodeId: string
  /** An active link. */
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
  const formContext = useMemo(() => ({ choices: publicLinkChoices(intl) }), [intl])
  return (
    <FormPart<PublicLinkForm>
      {...{ form, schema, uiSchema, validator, formContext }}
      messages={intl.messages as Messages}
    />
  )
}
