import { organizationIdOf, type ApiClient } from '@airshed/data'
import { searchNodes } from '@airshed/schemas/calls'
import {
  connectionParts,
  connectionsOf,
  dataPointIdAt,
  otherPlaces,
  parameterName,
  sensorName,
} from '@airshed/domain'
import type { FormContext, ParameterOption, PickerOption } from '@airshed/forms'
import { hostMessages, useAirshed, languageOf } from '@airshed/kit/provider'
import type { DataPoint, Locale, Node } from '@airshed/schemas'
import { useMemo } from 'react'

/** Maximum number of devices that a picker offers: further ones are searched on the server. */
const OFFERED = 50
/** Maximum number of devices in a form. */
const MOST = 1000

const nodeOption = ({ _id: value, presentName, serial }: Node): PickerOption => ({
  value,
  label: presentName,
  ...(presentName === serial ? {} : { note: serial }),
})

function dataPointOption(
  { _id: value, path, presentName, unit, kind }: DataPoint,
  nodeName: string | null,
  locale: Locale,
): PickerOption {
  const name = parameterName(path, presentName, locale)
  return {
    value,
    label: nodeName === null ? name : `${name} · ${nodeName}`,
    kind,
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
  const { data } = await api.call(
    searchNodes,
    { body: { node_id: [...nodeIds], includes: ['data_points'], size: MOST } },
    { signal },
  )
  return data.flatMap((node) =>
    (node.data_points ?? []).map((point) =>
      dataPointOption(point, data.length > 1 ? node.presentName : null, locale),
    ),
  )
}

/** The parameters of devices, those that most of them measure first. */
function parameterOptions(nodes: readonly Node[], locale: Locale): ParameterOption[] {
  const points = nodes.flatMap((node) => node.data_points ?? [])
  const places = otherPlaces(
    nodes,
    points.map(({ path }) => path),
  )
  const byPath = new Map(points.toReversed().map((point) => [point.path, point]))
  const options = [...byPath.values()].toReversed().map(({ path, presentName, unit, kind }) => {
    const measuring = nodes.filter((node) => node.data_points?.some((one) => one.path === path))
    const share = measuring.length === nodes.length ? '' : `${measuring.length}/${nodes.length}`
    const note = [unit, share].filter((words) => words !== '').join(' · ')
    return {
      value: path,
      label: parameterName(path, presentName, locale),
      kind,
      ...(note === '' ? {} : { note }),
      dataPointIds: measuring.map(({ _id: nodeId }) => dataPointIdAt(nodeId, path, places)),
    }
  })
  return options.toSorted((one, other) => other.dataPointIds.length - one.dataPointIds.length)
}

/** The measuring places of devices, named after their sensors. */
function sensorOptions(nodes: readonly Node[], locale: Locale): PickerOption[] {
  const builtIn = hostMessages[languageOf(locale)]['host.sensor.builtIn']
  return nodes.flatMap((node) =>
    connectionsOf(node).map(({ id: value, sensor }) => ({
      value,
      label: (sensor === null ? builtIn : sensorName(sensor)) || value,
      note: connectionParts(value).join(' / '),
    })),
  )
}

/**
 * The `formContext` of a `SchemaForm` for its device and parameter pickers.
 *
 * @param holder id of the organization whose devices are offered. Default: that of the page
 */
export function useNodeChoices(holder?: string): FormContext {
  const { api, session } = useAirshed()
  const { slug, locale } = session
  return useMemo(() => {
    const organizationId = holder ?? organizationIdOf(slug)
    const scope = organizationId === undefined ? {} : { organization_id: organizationId }
    return {
      searchNodes: async (words, signal) => {
        const search = words.trim() === '' ? {} : { search: words.trim() }
        const { data, next } = await api.call(
          searchNodes,
          { body: { ...scope, ...search, size: OFFERED, sort: 'named', total: 'none' } },
          { signal },
        )
        return { options: data.map(nodeOption), hasMore: next !== null }
      },
      findNodes: async (nodeIds, signal) => {
        if (nodeIds.length === 0) return []
        const { data } = await api.call(
          searchNodes,
          { body: { node_id: [...nodeIds], size: MOST } },
          { signal },
        )
        return data.map(nodeOption)
      },
      findParameters: async (nodeIds, signal) => {
        if (nodeIds.length === 0) return []
        const { data } = await api.call(
          searchNodes,
          { body: { node_id: [...nodeIds], includes: ['data_points'], size: MOST } },
          { signal },
        )
        const places = new Map(nodeIds.map((id, place) => [id, place]))
        const inOrder = data.toSorted(
          ({ _id: one }, { _id: other }) => (places.get(one) ?? 0) - (places.get(other) ?? 0),
        )
        return parameterOptions(inOrder, locale)
      },
      findSensors: async (nodeIds, signal) => {
        if (nodeIds.length === 0) return []
        const { data } = await api.call(
          searchNodes,
          {
            body: { node_id: [...nodeIds], includes: ['configuration', 'data_points'], size: MOST },
          },
          { signal },
        )
        return sensorOptions(data, locale)
      },
      findDataPoints: (nodeIds, signal) => findDataPoints(api, nodeIds, locale, signal),
    }
  }, [api, slug, locale, holder])
}
