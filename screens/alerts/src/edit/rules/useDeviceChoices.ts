import { useCall } from '@airshed/console-kit'
import { listNodes, searchNodes } from '@airshed/console-kit/calls'
import type { Node } from '@airshed/kit'
import { useMemo, useState } from 'react'

/** Maximum number of devices offered, with or without a search. */
const OFFERED = 50

export interface DeviceChoices {
  options: readonly { value: string; label: string; note: string }[]
  /** Set if there are more than the options. */
  onSearch: ((words: string) => void) | undefined
  isError: boolean
}

/**
 * Devices of an organization to choose from.
 *
 * @param organizationId null: not chosen yet, so there are no options
 * @param chosen ids that must be among the options
 */
export function useDeviceChoices(
  organizationId: string | null,
  chosen: readonly string[],
): DeviceChoices {
  const [words, setWords] = useState('')
  const enabled = organizationId !== null
  const common = { organization_id: organizationId ?? '', sort: 'name', size: OFFERED } as const
  const first = useCall(listNodes, { query: common }, { enabled })
  const found = useCall(
    listNodes,
    { query: { ...common, search: words } },
    { enabled: enabled && words !== '' },
  )
  const own = useCall(
    searchNodes,
    { body: { node_id: [...chosen], size: Math.max(1, chosen.length) } },
    { enabled: chosen.length > 0, keepsPrevious: true },
  )
  const [firstNodes, foundNodes, ownNodes] = [first.data?.data, found.data?.data, own.data?.data]
  const options = useMemo(() => {
    const nodes = new Map<string, Node>()
    for (const one of [...(ownNodes ?? []), ...(firstNodes ?? []), ...(foundNodes ?? [])]) {
      nodes.set(one.node_id, one)
    }
    return [...nodes.values()].map(({ node_id: value, presentName: label, serial: note }) => ({
      value,
      label,
      note,
    }))
  }, [firstNodes, foundNodes, ownNodes])
  const hasMore = typeof first.data?.next === 'string'
  return { options, onSearch: hasMore ? setWords : undefined, isError: first.isError }
}
