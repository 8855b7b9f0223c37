import {
  Callout,
  givesElsewhere,
  ListPage,
  useCallRows,
  useListState,
  type InvitationSent,
} from '@airshed/console-kit'
import { listInvitations } from '@airshed/console-kit/calls'
import { OwnInvitations } from '@airshed/console-kit/invitations'
import { ACCEPTANCE_STATES } from '@airshed/console-kit/define'
import { Button, EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { invitableOrganizations } from '../invite/invitable.ts'
import { InviteDialog } from '../invite/InviteDialog.tsx'
import { LinkDialog } from '../invite/LinkDialog.tsx'
import { invitationColumns } from './invitationColumns.tsx'
import { INVITATION_LIST, type InvitationsParams } from './params.ts'
import { useInvitationActions } from './useInvitationActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** Who was invited to the organization, and their responses. */
export default function InvitationsPage({
  params,
  setParams,
  intl,
}: ScreenProps<InvitationsParams>) {
  const { user, organization, organizations } = useSession()
  const [isInviting, setInviting] = useState(false)
  const [handed, setHanded] = useState<InvitationSent | null>(null)
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(INVITATION_LIST, { params, setParams })
  const rows = useCallRows(listInvitations, state.query)
  const rowActions = useInvitationActions(intl, setHanded)
  const hasOrganizations = organization === null
  const columns = useMemo(
    () => invitationColumns({ intl, nowMs, hasOrganizations }),
    [intl, nowMs, hasOrganizations],
  )
  const invitable = invitableOrganizations(
    organization === null ? organizations : [organization],
    user,
  )
  const invite =
    invitable.length === 0 ? undefined : (
      <Button intent="primary" text={text('invite')} onClick={() => setInviting(true)} />
    )
  return (
    <>
      <OwnInvitations />
      {organization !== null && givesElsewhere(user, organization.id) ? (
        <Callout compact>{text('elsewhere')}</Callout>
      ) : null}
      <ListPage
        name="invitations"
        title={text('title')}
        actions={invite}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ email }) => email}
        search={text('search')}
        filters={[
          {
            name: 'acceptance_state',
            label: text('filter.answer'),
            options: ACCEPTANCE_STATES.map((value) => ({ value, label: text(`answer.${value}`) })),
          },
          { name: 'is_expired', label: text('filter.expired') },
        ]}
        rowActions={rowActions}
        exportName="invitations"
        empty={
          <EmptyState
            icon={<NamedIcon name="new-person" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
            action={invite}
          />
        }
        errorTitle={text('error')}
      />
      {isInviting ? (
        <InviteDialog intl={intl} invitable={invitable} onClose={() => setInviting(false)} />
      ) : null}
      {handed?.link == null ? null : (
        <LinkDialog sent={handed} link={handed.link} intl={intl} onClose={() => setHanded(null)} />
      )}
    </>
  )
}
