import {
  Breadcrumb,
  Callout,
  FormPage,
  initialsOf,
  pictureHint,
  useChange,
  type OrganizationDetails,
} from '@airshed/console-kit'
import { updateOrganization } from '@airshed/console-kit/calls'
import { useNavigation, type Messages, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { DangerSection } from './DangerSection.tsx'
import { formOf, updateOf } from './formValue.ts'
import { IdsSection } from './IdsSection.tsx'
import { LockSection } from './LockSection.tsx'
import { schema, type OrganizationForm } from './organizationForm.ts'
import validator from './organizationForm.ts?form-validator'
import { BelowLimitSection } from '../limits/BelowLimitSection.tsx'
import { ReadingsBasisSection } from '../limits/ReadingsBasisSection.tsx'
import { SecuritySection } from '../security/SecuritySection.tsx'
import '../organizations.css'

const SECTIONS = [
  { id: 'about', title: '', fields: ['logo', 'name', 'contact', 'industry', 'location'] },
  {
    id: 'shipping',
    title: '',
    fields: ['street', 'zip_code', 'city', 'state', 'country'].map((part) => `shipping_${part}`),
  },
  {
    id: 'billing',
    title: '',
    fields: [
      'billing_same_as_shipping',
      ...['street', 'zip_code', 'city', 'state', 'country'].map((part) => `billing_${part}`),
    ],
  },
  { id: 'gases', title: '', fields: ['gas_reference'] },
]

export interface EditOrganizationProps {
  organization: OrganizationDetails
  intl: PluginIntl
}

/** The form of an organization, and the actions of support. */
export function EditOrganization({ organization, intl }: EditOrganizationProps) {
  const { id, name, is_locked: isLocked, actions } = organization
  const { go } = useNavigation()
  const text = (key: string): string => intl.formatMessage({ id: key })
  const [start] = useState(() => formOf(organization))
  const [uiSchema] = useState(() => ({
    'ui:options': { sections: SECTIONS },
    gas_reference: { 'ui:widget': 'select' },
    logo: pictureHint({ label: text('config.logo'), initials: initialsOf(name), shape: 'square' }),
  }))
  const { mutateAsync } = useChange(updateOrganization, {
    success: intl.formatMessage({ id: 'saved' }, { name }),
    // The form shows errors.
    isShown: () => false,
  })
  return (
    <>
      <FormPage<OrganizationForm>
        title={name}
        breadcrumb={
          <Breadcrumb above={[{ label: text('list.title'), to: 'organizations' }]} here={name} />
        }
        start={start}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        messages={intl.messages as Messages}
        isReadOnly={!actions.includes('modify')}
        onSave={(form) => mutateAsync({ params: { id }, body: updateOf(form) })}
        onCancel={() => go('organizations')}
      >
        {isLocked ? <Callout intent="warning">{text('locked.note')}</Callout> : null}
      </FormPage>
      <IdsSection organization={organization} intl={intl} />
      <BelowLimitSection organization={organization} intl={intl} />
      <ReadingsBasisSection organization={organization} intl={intl} />
      <SecuritySection organization={organization} intl={intl} />
      <LockSection organization={organization} intl={intl} />
      <DangerSection organization={organization} intl={intl} />
    </>
  )
}
