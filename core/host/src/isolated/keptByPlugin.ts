import type { Keeper } from '@airshed/kit/provider'

/** Maximum number of stored keys per plugin: storage is for choices, not data. */
const MAX_KEYS = 50

const keyOf = (pluginId: string): string => `plugin.${pluginId}`

/** Everything that a plugin stored for this user; {} if there is nothing, or it is unreadable. */
export function keptByPlugin(keeper: Keeper, pluginId: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(keeper.get(keyOf(pluginId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}

/** Stores a value for a plugin; null removes it. Does nothing if the plugin has too many keys. */
export function keepForPlugin(
  keeper: Keeper,
  pluginId: string,
  key: string,
  value: string | null,
): void {
  const { [key]: _before, ...others } = keptByPlugin(keeper, pluginId)
  if (value === null) return keeper.set(keyOf(pluginId), JSON.stringify(others))
  if (Object.keys(others).length >= MAX_KEYS) return
  keeper.set(keyOf(pluginId), JSON.stringify({ ...others, [key]: value }))
}
