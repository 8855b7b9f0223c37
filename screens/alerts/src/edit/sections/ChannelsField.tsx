import { SearchField, useCall } from '@airshed/console-kit'
import { listNotificationChannels } from '@airshed/console-kit/calls'
import { ALERT_CHANNELS_MAX, CHANNEL_SERVICES } from '@airshed/console-kit/define'
import { PlaceLink } from '@airshed/kit'
import { ChosenList } from '../fields/ChosenList.tsx'
import { textOf } from '../textOf.ts'
import type { SectionProps } from './SectionProps.ts'

/** The notification channels of the organization that an alert is sent to. */
export function ChannelsField({ draft, change, problemAt, intl }: SectionProps) {
  const { organizationId, channels } = draft
  const text = textOf(intl)
  const known = useCall(
    listNotificationChannels,
    { query: { organization_id: organizationId ?? '' } },
    { enabled: organizationId !== null },
  )
  const chosen = new Set(channels.map(({ _id: id }) => id))
  const all = known.data?.data ?? []
  const free = all.filter(({ _id: id }) => !chosen.has(id))
  const isNone = known.isSuccess && all.length === 0
  const reason =
    organizationId === null
      ? text('edit.subscribers.organizationFirst')
      : known.isError
        ? text('edit.channels.error')
        : channels.length >= ALERT_CHANNELS_MAX
          ? text('edit.channels.full', { count: ALERT_CHANNELS_MAX })
          : undefined
  const problem = problemAt('channels')
  return (
    <>
      <h3>{text('edit.channels')}</h3>
      <ChosenList
        kind="things"
        chosen={channels}
        none={text(isNone ? 'edit.channels.nothing' : 'edit.channels.none')}
        onRemove={(id) => change({ channels: channels.filter((one) => one['_id'] !== id) })}
        intl={intl}
      />
      {isNone ? null : (
        <div className="alerts-edit-columns">
          <SearchField
            label={text('edit.channels.add')}
            options={free.map(({ _id: value, name, kind }) => ({
              value,
              label: `${name} · ${CHANNEL_SERVICES[kind].name}`,
            }))}
            value={null}
            disabledReason={reason}
            onChange={(id) => {
              const found = free.find((one) => one['_id'] === id)
              if (found === undefined) return
              change({ channels: [...channels, { _id: found['_id'], name: found.name }] })
            }}
            problem={problem}
          />
        </div>
      )}
      <p>
        <PlaceLink to="alerts/channels">{text('edit.channels.manage')}</PlaceLink>
      </p>
    </>
  )
}
