import { useCall, WILDCARD } from '@airshed/console-kit'
import { listNodes, searchNodes } from '@airshed/console-kit/calls'
import type { Node } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { useCoveredDevices } from '../covered/CoveredContext.ts'

/** Maximum number of devices offered, with or without a search. */
const OFFERED = 50

export interface DeviceChoices {
  options: readonly { value: string; label: string; note: string }[]
  /** Set if there are more than the options. */
  onSearch: ((words: string) => void) | undefined
  isError: boolean
}

/**
 * Devices of an organization to choose from; in a template, first of all `*`, each covered one.
 *
 * @param organizationId null: not chosen yet, so there are no options
 * @param chosen ids that must be among the options
 */
export function useDeviceChoices(
  organizationId: string | null,
  chosen: readonly string[],
): DeviceChoices {
  const [words, setText] = useState('')
  const eachName = useCoveredDevices()?.deviceName
  const enabled = organizationId !== null
  const common = { organization_id: organizationId ?? '', sort: 'name', size: OFFERED } as const
  const first = useCall(listNodes, { query: common }, { enabled })
  const found = useCall(
    listNodes,
    { query: { ...common, search: words } },
    { enabled: enabled && words !== '' },
  )
  const named = chosen.filter((id) => id !== WILDCARD)
  const own = useCall(
    searchNodes,
    { body: { node_id: named, size: Math.max(1, named.length) } },
    { enabled: named.length > 0, keepsPrevious: true },
  )
  const [firstNodes, foundNodes, ownNodes] = [first.data?.data, found.data?.data, own.data?.data]
  const options = useMemo(() => {
    const nodes = new Map<string, Node>()
    for (const one of [...(ownNodes ?? []), ...(firstNodes ?? []), ...(foundNodes ?? [])]) {
      nodes.set(one.node_id, one)
    }
    const each = eachName === undefined ? [] : [{ value: WILDCARD, label: eachName, note: '' }]
    const devices = [...nodes.values()].map(
      ({ node_id: value, presentName: label, serial: note }) => ({ value, label, note }),
    )
    return [...each, ...devices]
  }, [firstNodes, foundNodes, ownNodes, eachName])
  const hasMore = typeof first.data?.next === 'string'
  return { options, onSearch: hasMore ? setText : undefined, isError: first.isError }
}
