import { FormPart, PageSection, pictureHint, useChange, useFormSaving } from '@airshed/console-kit'
import { updateUser } from '@airshed/console-kit/calls'
import { matchingZones, useTimeZones } from '@airshed/console-kit/zones'
import { useSession, type Messages, type PluginIntl } from '@airshed/kit'
import { useEffect, useMemo, useState } from 'react'
import type * as Phones from './phoneNumbers.ts'
import { withPhoneNumbers } from './phoneValidator.ts'
import { schema, uiSchema, type ProfileForm } from './profileForm.ts'
import validator from './profileForm.ts?form-validator'

export interface PartProps {
  intl: PluginIntl
}

/** The reader's own details; the open console applies changes at once. */
export function AboutPart({ intl }: PartProps) {
  const { user, locale, setLocale } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const [phones, setPhones] = useState<typeof Phones | null>(null)
  useEffect(() => {
    void import('./phoneNumbers.ts').then(setPhones)
  }, [])
  const check = useMemo(() => withPhoneNumbers(validator, phones, locale), [phones, locale])
  const zones = useTimeZones(user.timezone)
  const { mutateAsync } = useChange(updateUser, {
    success: text('saved'),
    isShown: () => false,
  })
  const [look] = useState(() => ({
    ...uiSchema,
    picture: pictureHint({
      label: text('config.picture'),
      initials: user.initials,
      shape: 'round',
    }),
  }))
  const save = async (typedForm: ProfileForm) => {
    const { locale: language, phone_number: typed, picture = null, ...rest } = typedForm
    const phone = phones?.keptNumber(typed) ?? typed.replaceAll(/[^+0-9]/g, '')
    await mutateAsync({ params: { id: user.id }, body: { ...rest, picture, phone_number: phone } })
    if (language !== locale) setLocale(language)
  }
  const start: Partial<ProfileForm> = {
    first_name: user.first_name,
    last_name: user.last_name,
    timezone: user.timezone,
    temp_units: user.temp_units,
    locale,
    ...(user.picture === null ? {} : { picture: user.picture }),
    ...(user.phone_number === null ? {} : { phone_number: user.phone_number }),
  }
  const form = useFormSaving<ProfileForm>({ start, onSave: save })
  return (
    <PageSection title={text('about.title')} lead={text('about.lead')}>
      <FormPart<ProfileForm>
        form={form}
        schema={schema}
        uiSchema={look}
        validator={check}
        messages={intl.messages as Messages}
        formContext={{
          choices: { timezone: zones.filter(({ value }) => value === user.timezone) },
          lookups: { timezone: (words) => Promise.resolve(matchingZones(zones, words)) },
        }}
      />
    </PageSection>
  )
}
