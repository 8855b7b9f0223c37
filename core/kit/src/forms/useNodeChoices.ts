import type { FormContext, PickerOption } from '@airshed/forms'
import { organizationIdOf, type ApiClient } from '@airshed/data'
import type { DataPoint, Node } from '@airshed/schemas'
import { useMemo } from 'react'
import { useAirshed } from '../provider/airshedContext.ts'

/** A picker's list is searched on the server; so many are offered at once. */
const OFFERED = 50
/** A form holds no more devices than this. */
const MOST = 1000

const nodeOption = ({ _id: value, presentName, serial }: Node): PickerOption => ({
  value,
  label: presentName,
  ...(presentName === serial ? {} : { note: serial }),
})

const dataPointOption = (
  { _id: value, presentName, unit }: DataPoint,
  nodeName: string | null,
): PickerOption => ({
  value,
  label: nodeName === null ? presentName : `${presentName} · ${nodeName}`,
  ...(unit === '' ? {} : { note: unit }),
})

async function findDataPoints(
  api: ApiClient,
  nodeIds: readonly string[],
  signal: AbortSignal,
): Promise<PickerOption[]> {
  if (nodeIds.length === 0) return []
  const { data } = await api.nodes.search(
    { node_id: [...nodeIds], includes: ['data_points'], size: MOST },
    { signal },
  )
  return data.flatMap((node) =>
    (node.data_points ?? []).map((point) =>
      dataPointOption(point, data.length > 1 ? node.presentName : null),
    ),
  )
}

/** What device and parameter pickers of a `SchemaForm` need; give it as its `formContext`. */
export function useNodeChoices(): FormContext {
  const { api, session } = useAirshed()
  const { slug } = session
  return useMemo(() => {
    const organizationId = organizationIdOf(slug)
    const scope = organizationId === undefined ? {} : { organization_id: organizationId }
    return {
      searchNodes: async (words, signal) => {
        const search = words.trim() === '' ? {} : { search: words.trim() }
        const { data } = await api.nodes.search({ ...scope, ...search, size: OFFERED }, { signal })
        return data.map(nodeOption)
      },
      findNodes: async (nodeIds, signal) => {
        if (nodeIds.length === 0) return []
        const { data } = await api.nodes.search({ node_id: [...nodeIds], size: MOST }, { signal })
        return data.map(nodeOption)
      },
      findDataPoints: (nodeIds, signal) => findDataPoints(api, nodeIds, signal),
    }
  }, [api, slug])
}
