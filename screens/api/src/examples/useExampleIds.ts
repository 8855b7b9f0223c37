import { useCall } from '@airshed/console-kit'
import { searchNodes } from '@airshed/console-kit/calls'
import { DAY_MS, useNow, useSession, type Node } from '@airshed/kit'
import type { ExampleIds } from './exampleIds.ts'

/** The range of the examples: the last day, so that there is something in it. */
const RANGE_MS = DAY_MS
const MINUTE_MS = 60_000

/** Organizations and devices that an example may name where the reader has none. */
const UNKNOWN = { organization: 'your-organization', node: 'SERIAL:0', point: 'DATA_POINT_ID' }

/**
 * What the examples of the page name: the organization of the page or the first in which the reader
 * reads devices, and the device of it that reported last.
 */
export function useExampleIds() {
  const { organization, organizations, can } = useSession()
  const nowMs = useNow(0)
  const organizationId =
    organization?.id ?? organizations.find(({ id }) => can('read_devices', id))?.id
  const query = useCall(
    searchNodes,
    {
      body: {
        ...(organizationId === undefined ? {} : { organization_id: organizationId }),
        includes: ['data_points'],
        sort: '-last_online',
        size: 1,
        total: 'none',
      },
    },
    { enabled: organizationId !== undefined && can('read_devices', organizationId) },
  )
  const node = query.data?.data[0]
  const toMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS
  const ids: ExampleIds = {
    server: window.location.origin,
    organizationId: organizationId ?? UNKNOWN.organization,
    nodeId: node?.node_id ?? UNKNOWN.node,
    dataPointId: pointOf(node) ?? UNKNOWN.point,
    fromMs: toMs - RANGE_MS,
    toMs,
  }
  return { ids, device: node?.presentName ?? null, query }
}

/** A data point of what the air is like, and one that has reported where there is one. */
function pointOf(node: Node | undefined): string | undefined {
  const points = node?.data_points ?? []
  const measured = points.filter(({ _type: type }) => type === 'metric')
  const inOrder = [
    ...measured.filter(({ lastValue }) => lastValue !== null),
    ...measured,
    ...points,
  ]
  return inOrder.map(({ _id: id }) => id)[0]
}
