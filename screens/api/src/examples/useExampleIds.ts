import { useCall } from '@airshed/console-kit'
import { searchNodes } from '@airshed/console-kit/calls'
import { DAY_MS, useNow, useSession, type Node } from '@airshed/kit'
import type { ExampleIds } from './exampleIds.ts'

/** The range of the examples: the last day, so that it contains data. */
const RANGE_MS = DAY_MS
const MINUTE_MS = 60_000

/** Placeholders for the organization and device if the reader has none. */
const UNKNOWN = { organization: 'your-organization', node: 'SERIAL:0', point: 'DATA_POINT_ID' }

/**
 * The ids used in the examples: the organization of the page, or the first one in which the reader may
 * read devices, and its most recently reporting device.
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

/** A data point that describes the air, preferably one that has reported. */
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
