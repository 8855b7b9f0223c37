import { ListPage, useListState } from '@airshed/console-kit'
import { DEVICE_EVENT_KINDS } from '@airshed/console-kit/define'
import { EmptyState, type Node, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { EditTabParams } from '../edit/tabs/params.ts'
import { eventColumns } from './eventColumns.tsx'
import { EVENT_LIST } from './eventList.ts'
import { eventText } from './eventText.ts'
import { useDeviceEvents } from './useDeviceEvents.ts'
import './events.css'
import '../details/muted.css'

export interface EventsSectionProps extends Pick<
  ScreenProps<EditTabParams>,
  'params' | 'setParams'
> {
  node: Node
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The events of a device, with a search by actor, a filter by subject, and an export. */
export function EventsSection({ node, params, setParams, nowMs, intl }: EventsSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { node_id: id, serial, timezone } = node
  const state = useListState(EVENT_LIST, { params, setParams })
  const rows = useDeviceEvents(id, state)
  const columns = useMemo(() => eventColumns({ timezone, nowMs, intl }), [timezone, nowMs, intl])
  return (
    <div className="devices-events">
      <ListPage
        name="device-events"
        title={text('tab.events')}
        isPart
        lead={
          <p className="devices-muted">{intl.formatMessage({ id: 'events.note' }, { timezone })}</p>
        }
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={(event) => eventText(event, intl).title}
        search={text('events.search')}
        filters={[
          {
            name: 'kind',
            label: text('events.kind'),
            options: DEVICE_EVENT_KINDS.map((value) => ({
              value,
              label: text(`events.kind.${value}`),
            })),
          },
        ]}
        exportName={`${serial}-events`}
        empty={<EmptyState title={text('events.none')} text={text('events.none.text')} />}
        errorTitle={text('events.error')}
      />
    </div>
  )
}
