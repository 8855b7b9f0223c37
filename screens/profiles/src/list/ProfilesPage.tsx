import { ListPage, useCallRows, useListState, type RowAction } from '@airshed/console-kit'
import { listNodes } from '@airshed/console-kit/calls'
import { EmptyState, NamedIcon, useSession, type Node, type ScreenProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { ChooseProfileDialog } from '../choose/ChooseProfileDialog.tsx'
import { ProfileDefaults } from '../defaults/ProfileDefaults.tsx'
import { ProfileTable } from '../details/ProfileTable.tsx'
import { deviceColumns } from './deviceColumns.tsx'
import { DEVICE_LIST, type ProfilesParams } from './params.ts'
import { useProfileChoices } from './useProfileChoices.ts'

/** The devices of the organization, each with the profile that grades its air. */
export default function ProfilesPage({ params, setParams, intl }: ScreenProps<ProfilesParams>) {
  const { organization } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(DEVICE_LIST, { params, setParams })
  const rows = useCallRows(listNodes, state.query)
  const profiles = useProfileChoices()
  const [changing, setChanging] = useState<Node | null>(null)
  const columns = useMemo(() => deviceColumns(intl, profiles), [intl, profiles])
  const details = (node: Node) => {
    const grading = profiles.find(({ id }) => id === (node.profile_id ?? node.default_profile_id))
    return grading === undefined ? null : <ProfileTable profile={grading} intl={intl} />
  }
  const rowActions = (node: Node): readonly RowAction[] =>
    node.actions.includes('configure')
      ? [
          {
            id: 'choose',
            label: text('choose'),
            icon: <NamedIcon name="endorsed" />,
            run: () => setChanging(node),
          },
        ]
      : []
  return (
    <>
      <ListPage
        name="profiles"
        title={text('title')}
        note={text('note')}
        lead={
          organization === null ? (
            <p className="profiles-note">{text('defaults.oneOrganization')}</p>
          ) : (
            <ProfileDefaults organizationId={organization.id} profiles={profiles} intl={intl} />
          )
        }
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ node_id: id }) => id}
        rowName={({ presentName: name }) => name}
        search={text('search')}
        expansion={details}
        rowActions={rowActions}
        exportName="profiles"
        empty={
          <EmptyState
            icon={<NamedIcon name="endorsed" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
          />
        }
        errorTitle={text('error')}
      />
      {changing === null ? null : (
        <ChooseProfileDialog
          node={changing}
          profiles={profiles}
          intl={intl}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  )
}
