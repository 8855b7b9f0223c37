import {
  PageSection,
  QueryView,
  RecordPage,
  useCall,
  useConfirmed,
  type ListedUser,
} from '@airshed/console-kit'
import { getUser } from '@airshed/console-kit/calls'
import { Button, StatusTag, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { useAccountActions } from '../list/useUserActions.tsx'
import { AddRole } from '../roles/AddRole.tsx'
import { RoleRows } from '../roles/RoleRows.tsx'
import type { UserParams } from './params.ts'
import { UserFacts } from './UserFacts.tsx'
import './details.css'

/** One user: their identity, their roles in organizations, and the permissions of these. */
export default function UserPage({ params, intl }: ScreenProps<UserParams>) {
  const query = useCall(getUser, { params: { id: params.id } })
  return (
    <QueryView query={query} errorTitle={intl.formatMessage({ id: 'details.error' })}>
      {(user) => <UserDetails user={user} intl={intl} />}
    </QueryView>
  )
}

function UserDetails({ user, intl }: { user: ListedUser; intl: PluginIntl }) {
  const account = useAccountActions(intl)
  const { start, dialog } = useConfirmed('user account')
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <RecordPage
      title={user.name}
      above={[{ label: text('title'), to: 'users' }]}
      status={
        user.active ? undefined : (
          <StatusTag status="deactivated" label={text('state.deactivated')} />
        )
      }
      actions={account(user).map(({ id, label, icon, intent, ...doing }) => (
        <Button
          key={id}
          text={label}
          icon={icon}
          {...(intent === undefined ? {} : { intent })}
          onClick={() => start(doing)}
        />
      ))}
    >
      <div className="users-details">
        <PageSection title={text('details.account')}>
          <UserFacts user={user} intl={intl} />
        </PageSection>
        <PageSection
          title={text('details.roles')}
          lead={text('details.roles.lead')}
          actions={<AddRole user={user} intl={intl} />}
        >
          <RoleRows user={user} intl={intl} />
        </PageSection>
      </div>
      {dialog}
    </RecordPage>
  )
}
