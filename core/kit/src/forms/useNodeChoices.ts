import type { FormContext, PickerOption } from '@airshed/forms'
import { organizationIdOf, type ApiClient } from '@airshed/data'
import { parameterName } from '@airshed/domain'
import type { DataPoint, Locale, Node } from '@airshed/schemas'
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

function dataPointOption(
  { _id: value, path, presentName, unit }: DataPoint,
  nodeName: string | null,
  locale: Locale,
): PickerOption {
  const name = parameterName(path, presentName, locale)
  return {
    value,
    label: nodeName === null ? name : `${name} · ${nodeName}`,
    ...(unit === '' ? {} : { note: unit }),
  }
}

async function findDataPoints(
  api: ApiClient,
  nodeIds: readonly string[],
  locale: Locale,
  signal: AbortSignal,
): Promise<PickerOption[]> {
  if (nodeIds.length === 0) return []
  const { data } = await api.nodes.search(
    { node_id: [...nodeIds], includes: ['data_points'], size: MOST },
    { signal },
  )
  return data.flatMap((node) =>
    (node.data_points ?? []).map((point) =>
      dataPointOption(point, data.length > 1 ? node.presentName : null, locale),
    ),
  )
}

/** What device and parameter pickers of a `SchemaForm` need; give it as its `formContext`. */
export function useNodeChoices(): FormContext {
  const { api, session } = useAirshed()
  const { slug, locale } = session
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
      findDataPoints: (nodeIds, signal) => findDataPoints(api, nodeIds, locale, signal),
    }
  }, [api, slug, locale])
}
