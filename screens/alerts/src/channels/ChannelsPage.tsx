import {
  ListPage,
  useCallRows,
  useListState,
  type NotificationChannel,
  useShownOrganizations,
} from '@airshed/console-kit'
import { listNotificationChannels } from '@airshed/console-kit/calls'
import {
  Button,
  EmptyState,
  NamedIcon,
  PlaceLink,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { textOf } from '../edit/textOf.ts'
import { channelColumns } from './channelColumns.tsx'
import { ChannelDialog } from './ChannelDialog.tsx'
import { CHANNEL_LIST, type ChannelsParams } from './params.ts'
import { SERVICE_NAMES } from './serviceText.ts'
import { ShownSecret } from './ShownSecret.tsx'
import { useChannelActions } from './useChannelActions.tsx'

/** The services to which alerts of the organization are sent. */
export default function ChannelsPage({ params, setParams, intl }: ScreenProps<ChannelsParams>) {
  const { can } = useSession()
  const shown = useShownOrganizations()
  const text = textOf(intl)
  const [asked, setAsked] = useState<NotificationChannel | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const state = useListState(CHANNEL_LIST, { params, setParams })
  const rows = useCallRows(listNotificationChannels, state.query)
  const rowActions = useChannelActions({ intl, onEdit: setAsked, onSecret: setSecret })
  const columns = useMemo(
    () =>
      channelColumns({
        intl,
        organizations: shown,
      }),
    [intl, shown],
  )
  const create = can('manage_devices') ? (
    <Button intent="primary" text={text('channels.create')} onClick={() => setAsked('new')} />
  ) : undefined
  return (
    <>
      <ListPage
        name="notification-channels"
        title={text('channels.title')}
        note={<PlaceLink to="alerts">{text('channels.back')}</PlaceLink>}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        actions={create}
        search={text('channels.search')}
        rowActions={rowActions}
        exportName="notification-channels"
        empty={
          <EmptyState
            icon={<NamedIcon name="notifications" size={28} />}
            title={text('channels.empty.title')}
            text={text('channels.empty.text', { services: SERVICE_NAMES })}
            action={create}
          />
        }
        errorTitle={text('channels.error')}
      />
      {asked === null ? null : (
        <ChannelDialog
          edited={asked === 'new' ? null : asked}
          intl={intl}
          onSecret={setSecret}
          onClose={() => setAsked(null)}
        />
      )}
      {secret === null ? null : (
        <ShownSecret secret={secret} intl={intl} onClose={() => setSecret(null)} />
      )}
    </>
  )
}
