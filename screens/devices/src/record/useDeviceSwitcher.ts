import { useCall, type RecordSwitcher } from '@airshed/console-kit'
import { listNodes } from '@airshed/console-kit/calls'
import { statusRank, useNavigation, useSession, type Node, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'

/** Maximum number of devices offered, with or without a search. */
const OFFERED = 50

/**
 * Switches from the page of one device to the same page of another: devices of the page’s organization by
 * status, and those found by a search.
 *
 * @param part of the path after the device
 */
export function useDeviceSwitcher(
  node: Node,
  part: 'monitor' | 'edit' | 'admin',
  intl: PluginIntl,
): RecordSwitcher | undefined {
  const { organization } = useSession()
  const { go } = useNavigation()
  const [words, setText] = useState('')
  const whose = organization === null ? {} : { organization_id: organization.id }
  const common = { ...whose, sort: 'status', size: OFFERED } as const
  const first = useCall(listNodes, { query: common })
  const found = useCall(
    listNodes,
    { query: { ...common, search: words } },
    { enabled: words !== '' },
  )
  const nodes = new Map(
    [node, ...(first.data?.data ?? []), ...(found.data?.data ?? [])].map((one) => [
      one.node_id,
      one,
    ]),
  )
  if (nodes.size < 2) return undefined
  const text = (id: string): string => intl.formatMessage({ id })
  return {
    label: text('device.switch'),
    options: [...nodes.values()].map(({ node_id: id, presentName, serial, statusType }) => ({
      id,
      name: presentName,
      note: `${serial} · ${text(`status.${statusType}`)}`,
      statusRank: statusRank(statusType),
    })),
    current: node.node_id,
    onSwitch: (id) => go(`devices/${encodeURIComponent(id)}/${part}`),
    ...(first.data?.next === undefined || first.data.next === null ? {} : { onSearch: setText }),
  }
}
