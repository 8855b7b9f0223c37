import {
  dropHeldSerials,
  firstOrganization,
  FormPage,
  handedSerials,
  handSerialsOn,
  hasManagerAccess,
  NoRights,
  useLeaveUnasked,
  useMayCreateOrganization,
} from '@airshed/console-kit'
import {
  Button,
  PageHeader,
  useNavigation,
  useSession,
  type Messages,
  type ScreenProps,
} from '@airshed/kit'
import { useEffect, useMemo, useState } from 'react'
import { schema, uiSchema, type ClaimForm } from './claimForm.ts'
import validator from './claimForm.ts?form-validator'
import { ClaimResults } from './ClaimResults.tsx'
import type { ClaimParams } from './params.ts'
import { useClaim, type ClaimOutcome } from './useClaim.ts'

/** Claims devices without an owner for an organization of the reader. */
export default function ClaimPage({ params, intl }: ScreenProps<ClaimParams>) {
  const { slug, organizations, user } = useSession()
  const { go } = useNavigation()
  const claim = useClaim(intl)
  const text = (id: string): string => intl.formatMessage({ id })
  const choices = useMemo(
    () =>
      organizations
        .filter(({ id }) => hasManagerAccess(user.permissions, id))
        .map(({ id, name }) => ({ value: id, label: name })),
    [organizations, user],
  )
  const [start, setStart] = useState<Partial<ClaimForm>>(() => {
    const first = choices.some(({ value }) => value === params.organization)
      ? params.organization
      : firstOrganization(choices, slug)
    const serials = handedSerials(params)
    return {
      ...(first === undefined ? {} : { organization_id: first }),
      ...(serials === '' ? {} : { serials }),
    }
  })
  const isShown = choices.length > 0
  useEffect(() => {
    if (isShown) dropHeldSerials()
  }, [isShown])
  const mayCreate = useMayCreateOrganization()
  // The serials are passed along.
  const leaveUnasked = useLeaveUnasked()
  /** @param serials as currently typed */
  const createButton = (serials: string, intent: 'primary' | 'none') => (
    <Button
      {...(intent === 'primary' ? { intent } : { variant: 'minimal' as const })}
      text={text('claim.create')}
      onClick={() => leaveUnasked(() => go(`organizations/new${handSerialsOn(serials)}`))}
    />
  )
  const [outcome, setOutcome] = useState<ClaimOutcome | null>(null)
  if (choices.length === 0) {
    return (
      <NoRights
        permission="manage_devices"
        title={text('claim.nowhere')}
        text={text('claim.nowhere.text')}
        {...(mayCreate ? { action: createButton(start.serials ?? '', 'primary') } : {})}
      />
    )
  }
  if (outcome !== null) {
    const { organizationId } = outcome
    const name = choices.find(({ value }) => value === organizationId)?.label ?? organizationId
    return (
      <>
        <PageHeader title={text('claim.title')} />
        <ClaimResults
          outcome={outcome}
          organization={name}
          intl={intl}
          onMore={(serials) => {
            setStart({ organization_id: organizationId, serials: serials.join('\n') })
            setOutcome(null)
          }}
        />
      </>
    )
  }
  return (
    <FormPage<ClaimForm>
      title={text('claim.title')}
      note={text('claim.note')}
      start={start}
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      messages={intl.messages as Messages}
      formContext={{ choices: { organization_id: choices } }}
      saveLabel={text('claim.submit')}
      onSave={async (form) => setOutcome(await claim(form))}
      onCancel={() => go('devices')}
    >
      {({ serials = '' }) => (mayCreate ? <div>{createButton(serials, 'none')}</div> : null)}
    </FormPage>
  )
}
