import { RecordPage } from '@airshed/console-kit'
import { StatusTag, useSession, type Node, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { isLeasedAway } from '../access/leasedAway.ts'
import { administers } from './administers.ts'
import { useDeviceSwitcher } from './useDeviceSwitcher.ts'
import '../details/muted.css'

export interface DeviceRecordProps {
  node: Node
  /** Which page of the device this is. */
  page: 'monitor' | 'edit' | 'admin'
  intl: PluginIntl
  /** Shown to the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page about one device: its status, its other pages, and a switcher to other devices.
 */
export function DeviceRecord({ node, page, intl, actions, children }: DeviceRecordProps) {
  const { can } = useSession()
  const switcher = useDeviceSwitcher(node, page, intl)
  const { node_id: id, presentName, serial, statusType, type } = node
  const text = (key: string): string => intl.formatMessage({ id: key })
  const path = `devices/${encodeURIComponent(id)}`
  return (
    <RecordPage
      title={presentName}
      above={[{ label: text('title'), to: 'devices' }]}
      status={<StatusTag status={statusType} label={text(`status.${statusType}`)} />}
      note={`${type} · ${serial}`}
      tabs={[
        { id: 'monitor', label: text('page.monitor'), to: `${path}/monitor` },
        {
          id: 'edit',
          label: text('page.edit'),
          to: `${path}/edit`,
          isAllowed: node.actions.includes('configure') || isLeasedAway(node),
        },
        {
          id: 'admin',
          label: text('page.admin'),
          to: `${path}/admin`,
          isAllowed: administers(can, node),
        },
      ]}
      currentTab={page}
      isCompact={page === 'monitor'}
      {...(switcher === undefined ? {} : { switcher })}
      {...(actions === undefined ? {} : { actions })}
    >
      {children}
    </RecordPage>
  )
}
