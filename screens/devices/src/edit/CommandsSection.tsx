import { QueryView, useCall, type DeviceCommandName } from '@airshed/console-kit'
import { listNodeCommands } from '@airshed/console-kit/calls'
import { DataTable, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { askCommandsAgainMs } from './askAgain.ts'
import { CommandButtons } from './CommandButtons.tsx'
import { commandColumns } from './commandColumns.tsx'
import { Section } from './Section.tsx'

/** Commands that are shown, the newest ones. */
const SHOWN = 10
const HEIGHT_PX = 96

export interface CommandsSectionProps {
  node: Node
  /** Commands that the type of the device knows. */
  names: readonly DeviceCommandName[]
  /** The present, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Tells a device to do something, and shows what became of what it was told. */
export function CommandsSection({ node, names, nowMs, intl }: CommandsSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const query = useCall(
    listNodeCommands,
    { params: { id: node.node_id }, query: { size: SHOWN } },
    { askAgainMs: (answer) => askCommandsAgainMs(answer?.data ?? []) },
  )
  const columns = useMemo(() => commandColumns(intl, nowMs), [intl, nowMs])
  return (
    <Section title={text('commands')}>
      <CommandButtons node={node} names={names} intl={intl} />
      <QueryView
        query={query}
        errorTitle={text('commands.error')}
        skeletonHeightPx={HEIGHT_PX}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="devices-muted">{text('commands.none')}</p>}
      >
        {({ data }) => (
          <DataTable
            label={text('commands.given')}
            columns={columns}
            rows={data}
            rowKey={({ _id }) => _id}
          />
        )}
      </QueryView>
    </Section>
  )
}
