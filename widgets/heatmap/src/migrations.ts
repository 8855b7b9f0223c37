import type { Migration, SavedConfig } from '@airshed/kit/define'

/** Version 1 named one data point, which set the parameter of all devices. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    name: 'selected_data_point_id becomes selected_path and the data points of all devices',
    migrate({ selected_data_point_id: selected, ...config }) {
      const [id] = [selected].flat()
      if (typeof id !== 'string' || !id.includes('/')) return config
      const slash = id.indexOf('/')
      const [connection, path] = [id.slice(0, slash), id.slice(slash + 1)]
      const serial = serialOf(connection)
      const nodeIds = textsOf(config, 'node_id') ?? [`${serial}:0`]
      const known = textsOf(config, 'data_point_id')?.filter((one) => one.endsWith(`/${path}`))
      const dataPointIds = nodeIds.map(
        (nodeId) =>
          known?.find((one) => serialOf(one) === serialOf(nodeId)) ??
          // Assumes that the other devices measure it at the same connection.
          `${serialOf(nodeId)}${connection.slice(serial.length)}/${path}`,
      )
      return { ...config, node_id: nodeIds, selected_path: path, data_point_id: dataPointIds }
    },
  },
]

/** `1C00A3F7.0.0.0/132:5`, `1C00A3F7.0.0.0` and `1C00A3F7:0` all belong to `1C00A3F7`. */
const serialOf = (id: string): string => /^[^.:/]*/.exec(id)?.[0] ?? id

function textsOf(config: SavedConfig, field: string): string[] | undefined {
  const { [field]: value } = config
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value.filter((one): one is string => typeof one === 'string')
}
