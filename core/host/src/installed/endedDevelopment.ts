import type { Manifest } from '@airshed/contract'
import type { InstalledPlugin } from '@airshed/schemas'

/** A plugin whose development server was there and is gone. */
export interface EndedDevelopment {
  id: string
  title: Manifest['title']
  /** The installed version that is used in its place; null: there is none, so it shows nothing. */
  version: string | null
}

const isServed = ({
  is_development: isDevelopment,
  is_unreachable: isUnreachable,
}: InstalledPlugin) => isDevelopment && isUnreachable !== true

/** The plugins whose development ended between two answers of the server, each once. */
export function endedDevelopment(
  before: readonly InstalledPlugin[],
  now: readonly InstalledPlugin[],
): readonly EndedDevelopment[] {
  const served = new Map(before.filter(isServed).map((plugin) => [plugin.id, plugin]))
  for (const { id } of now.filter(isServed)) served.delete(id)
  return [...served.values()].map(({ id, manifest }) => {
    const installed = now.find(
      (plugin) => plugin.id === id && !plugin.is_development && plugin.is_current,
    )
    const { title } = manifest as unknown as Manifest
    return { id, title, version: installed?.version ?? null }
  })
}
