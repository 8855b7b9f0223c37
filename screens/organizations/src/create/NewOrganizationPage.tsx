import {
  FormPage,
  handedSerials,
  handSerialsOn,
  NoRights,
  pictureHint,
  useChange,
  useKnownOrganization,
  useMayCreateOrganization,
  useToaster,
  type OrganizationCreated,
} from '@airshed/console-kit'
import { createOrganization } from '@airshed/console-kit/calls'
import {
  Button,
  PageHeader,
  Skeleton,
  useNavigation,
  type Messages,
  type ScreenProps,
} from '@airshed/kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { NewIngestKey } from './NewIngestKey.tsx'
import { schema, type OrganizationForm } from './organizationForm.ts'
import validator from './organizationForm.ts?form-validator'
import type { NewOrganizationParams } from './params.ts'

/** Creates an organization, and continues with claiming the serials in the address, if any. */
export default function NewOrganizationPage({ params, intl }: ScreenProps<NewOrganizationParams>) {
  const { go } = useNavigation()
  const toaster = useToaster()
  const mayCreate = useMayCreateOrganization()
  const [created, setCreated] = useState<OrganizationCreated | null>(null)
  const [isKeySeen, setKeySeen] = useState(false)
  const { mutateAsync, reset } = useChange(createOrganization, { isShown: () => false })
  const text = (id: string): string => intl.formatMessage({ id })
  const serials = handedSerials(params)
  const [uiSchema] = useState(() => ({
    logo: pictureHint({ label: text('config.logo'), initials: '', shape: 'square' }),
  }))
  const isClaiming = serials !== ''

  const isKnown = useKnownOrganization(created?.id ?? null)
  const isReady = isKnown && (created?.ingest_key === null || isKeySeen)
  const leave = useEffectEvent(() => {
    if (created === null) return
    const { id } = created
    const query = handSerialsOn(serials, { organization: id })
    go(`/${encodeURIComponent(id)}/${isClaiming ? `devices/claim${query}` : 'devices'}`, {
      replace: true,
    })
  })
  useEffect(() => {
    if (isReady) leave()
  }, [isReady])

  if (created !== null) {
    return (
      <>
        <PageHeader title={text('title')} />
        {created.ingest_key === null || isKeySeen ? (
          <Skeleton height={120} />
        ) : (
          <NewIngestKey
            organization={created.name}
            ingestKey={created.ingest_key}
            continueLabel={text(isClaiming ? 'key.claim' : 'key.devices')}
            intl={intl}
            onContinue={() => setKeySeen(true)}
          />
        )}
      </>
    )
  }
  if (!mayCreate) {
    return (
      <NoRights
        permission="create_organization"
        title={text('noRights')}
        text={text('noRights.text')}
        action={
          <Button text={text('noRights.request')} onClick={() => go('organization-requests')} />
        }
      />
    )
  }
  const save = async (form: OrganizationForm): Promise<void> => {
    const answer = await mutateAsync({ body: form })
    // The mutation cache must not keep the key.
    reset()
    toaster.show({
      message: intl.formatMessage({ id: 'created' }, { name: answer.name }),
      intent: 'success',
    })
    setCreated(answer)
  }
  return (
    <FormPage<OrganizationForm>
      title={text('title')}
      note={text(isClaiming ? 'note.claim' : 'note')}
      start={{}}
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      messages={intl.messages as Messages}
      saveLabel={text('create')}
      onSave={save}
      onCancel={() => go(isClaiming ? `devices/claim${handSerialsOn(serials)}` : 'home')}
    />
  )
}
