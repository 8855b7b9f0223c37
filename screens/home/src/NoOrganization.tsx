import { useMayCreateOrganization } from '@airshed/console-kit'
import { OwnInvitations } from '@airshed/console-kit/invitations'
import { Button, EmptyState, useNavigation, type PluginIntl } from '@airshed/kit'

/** For a user who signed in for the first time: explains how to get an organization. */
export default function NoOrganization({ intl }: { intl: PluginIntl }) {
  const { go } = useNavigation()
  const mayCreate = useMayCreateOrganization()
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <>
      <OwnInvitations />
      <EmptyState
        title={text('none.title')}
        text={text(mayCreate ? 'none.mayCreate' : 'none.text')}
        action={
          <Button
            intent="primary"
            text={text(mayCreate ? 'none.create' : 'none.request')}
            onClick={() => go(mayCreate ? 'organizations/new' : 'organization-requests')}
          />
        }
      />
    </>
  )
}
