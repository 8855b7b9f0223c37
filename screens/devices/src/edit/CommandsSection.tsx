import { QueryView, type DeviceCommandName, PageSection } from '@airshed/console-kit'
import { DataTable, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { CommandButtons } from './CommandButtons.tsx'
import { commandColumns } from './commandColumns.tsx'
import { useNodeCommands } from './useNodeCommands.ts'
import '../details/muted.css'

const HEIGHT_PX = 96

export interface CommandsSectionProps {
  node: Node
  /** Commands that the type of the device knows. */
  names: readonly DeviceCommandName[]
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Sends commands to a device, and shows their outcome. */
export function CommandsSection({ node, names, nowMs, intl }: CommandsSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const query = useNodeCommands(node.node_id)
  const columns = useMemo(() => commandColumns(intl, nowMs), [intl, nowMs])
  return (
    <PageSection title={text('commands')}>
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
    </PageSection>
  )
}
