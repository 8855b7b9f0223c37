import { connectionsOf, parameterName, sensorName, useNodes } from '@airshed/console-kit'
import { useSession, type Locale, type Node } from '@airshed/kit'
import { useMemo } from 'react'

/** Maximum number of devices whose names are requested. */
const MOST = 1000

/** Settings with the hints of their form, which say where devices are. */
export interface NamedSettings {
  config: unknown
  uiSchema: unknown
}

/**
 * The names of the devices, parameters and sensors in settings.
 *
 * @returns the name of an id; undefined while it is loaded, and of ids that the user may not read
 */
export function useSettingNames(
  settings: readonly NamedSettings[],
): (id: string) => string | undefined {
  const { locale } = useSession()
  const nodeIds = useMemo(() => nodeIdsIn(settings), [settings])
  const { data } = useNodes(
    { node_id: nodeIds, includes: ['configuration', 'data_points'], size: MOST },
    { enabled: nodeIds.length > 0 },
  )
  const names = useMemo(() => namesIn(data?.data ?? [], locale), [data, locale])
  return (id) => names.get(id)
}

function nodeIdsIn(settings: readonly NamedSettings[]): string[] {
  const ids = settings.flatMap(({ config, uiSchema }) => idsAt(config, uiSchema))
  return [...new Set(ids)].toSorted().slice(0, MOST)
}

/** The values of all device pickers of a form. */
function idsAt(config: unknown, hints: unknown): string[] {
  if (!isRecord(hints)) return []
  if (hints['ui:field'] === 'node-picker') {
    const ids: unknown[] = Array.isArray(config) ? config : [config]
    return ids.filter((id) => typeof id === 'string').filter((id) => id !== '')
  }
  if (Array.isArray(config)) return config.flatMap((item) => idsAt(item, hints['items']))
  if (!isRecord(config)) return []
  return Object.entries(hints).flatMap(([name, hint]) =>
    Object.hasOwn(config, name) ? idsAt(config[name], hint) : [],
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function namesIn(nodes: readonly Node[], locale: Locale): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const node of nodes) {
    const { _id: nodeId, presentName: deviceName } = node
    names.set(nodeId, deviceName)
    for (const { id, sensor } of connectionsOf(node)) {
      if (sensor !== null) names.set(id, sensorName(sensor))
    }
    for (const { _id: id, path, presentName } of node.data_points ?? []) {
      const name = parameterName(path, presentName, locale)
      names.set(path, name)
      names.set(id, nodes.length > 1 ? `${name} · ${deviceName}` : name)
    }
  }
  return names
}
