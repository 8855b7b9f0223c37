import { Checkbox, ListPage, type DebugLine } from '@airshed/console-kit'
import { EmptyState, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { debugColumns } from './debugColumns.tsx'
import { FOLLOW_MS, useDebugLines, useDebugListState } from './useDebugLines.ts'
import '../details/muted.css'

export interface DebugLinesProps {
  node: Node
  intl: PluginIntl
}

const wholeMessage = ({ message }: DebugLine) => (
  <pre className="devices-debug-message">{message}</pre>
)

/** The log of a device: searched, filtered, exported, and followed while it is viewed. */
export function DebugLines({ node, intl }: DebugLinesProps) {
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  const [isFollowed, setFollowed] = useState(true)
  const state = useDebugListState()
  const rows = useDebugLines(node.node_id, state, isFollowed)
  const columns = useMemo(() => debugColumns(intl), [intl])
  const chosen = state.query.filters.tag
  const tags = useMemo(
    () =>
      [
        ...new Set([...(rows.query.data ?? []).map(({ tag }) => tag), ...(chosen ?? [])]),
      ].toSorted(),
    [rows.query.data, chosen],
  )
  return (
    <ListPage
      name="device-debug"
      title={text('debug.title')}
      isPart
      lead={
        <div className="devices-debug-follow">
          <Checkbox
            label={text('debug.follow')}
            checked={isFollowed}
            onChange={({ currentTarget: { checked } }) => setFollowed(checked)}
          />
          <span className="devices-muted">
            {text('debug.follow.note', { seconds: FOLLOW_MS / 1000 })}
          </span>
        </div>
      }
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={({ message }) => message}
      search={text('debug.search')}
      filters={[
        {
          name: 'tag',
          label: text('debug.tag'),
          options: tags.map((tag) => ({ value: tag, label: tag })),
        },
      ]}
      expansion={wholeMessage}
      exportName={`${node.serial}-debug`}
      empty={<EmptyState title={text('debug.none')} text={text('debug.none.text')} />}
      errorTitle={text('debug.error')}
    />
  )
}
