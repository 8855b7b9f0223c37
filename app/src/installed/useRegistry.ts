import type { Registry } from '@airshed/contract'
import { createQueries } from '@airshed/data'
import type { AbsentScreen, AbsentWidget, InstalledPlugin } from '@airshed/schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Services } from '../boot/services.ts'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'

export interface KnownRegistry {
  registry: Registry
  /** false until the installed plugins are known. */
  isRegistryComplete: boolean
  /** Widget types of plugins that are not in use, and why. */
  absentWidgets: readonly AbsentWidget[]
  /** Pages of screens that are not in use, and why. */
  absentScreens: readonly AbsentScreen[]
}

const NONE: readonly never[] = []

/** A server that answers nonsense is dealt with where the registry is made. */
const isDeveloped = (plugin: InstalledPlugin | null): boolean => plugin?.is_development === true

/**
 * How often a page in which a plugin was in development asks whether it still is: nobody notifies this server that a
 * development server has ended, or runs again.
 */
export const DEVELOPMENT_CHECK_MS = 5_000

/**
 * The console's plugins with those installed for the page's organization. The latter are requested in
 * parallel: only names unknown to the console wait for them. A decision about a plugin arrives by the live
 * channel, and leaves everything unrelated undisturbed.
 */
export function useRegistry(
  services: Services,
  slug: string,
  developmentCheckMs = DEVELOPMENT_CHECK_MS,
): KnownRegistry {
  const queries = useMemo(() => createQueries(services.api), [services.api])
  const wasDeveloped = useRef(false)
  const { data, isError } = useQuery(
    {
      ...queries.installedPlugins(slug),
      refetchInterval: ({ state }) => {
        wasDeveloped.current ||= state.data?.data.some(isDeveloped) === true
        return wasDeveloped.current && developmentCheckMs
      },
    },
    services.queryClient,
  )
  // If a refetch returns the same, the registry stays the same.
  const key = data === undefined || data.data.length === 0 ? '' : JSON.stringify(data.data)
  const [newest, setNewest] = useState<{ slug: string; registry: Registry } | null>(null)
  const { telemetry } = services
  const registryOf = useRef<((installed: readonly InstalledPlugin[]) => Registry) | null>(null)
  useEffect(() => {
    if (key === '') return undefined
    let isOver = false
    const load = async (): Promise<void> => {
      const { createInstalledRegistry } = await import('@airshed/host/installed')
      if (isOver) return
      registryOf.current ??= createInstalledRegistry(BUILT_IN_PLUGINS)
      const registry = registryOf.current(JSON.parse(key) as InstalledPlugin[])
      for (const { code, message } of registry.refused) telemetry.error(message, `plugins ${code}`)
      setNewest({ slug, registry })
    }
    load().catch((error: unknown) => {
      telemetry.error(error, 'plugins')
      if (isOver) return
      setNewest((before) =>
        before?.slug === slug ? before : { slug, registry: services.registry },
      )
    })
    return () => {
      isOver = true
    }
  }, [key, slug, telemetry, services.registry])
  // Another organization's registry is never shown, even briefly.
  const held = newest?.slug === slug ? newest : null
  const absentWidgets = data?.absent ?? NONE
  const absentScreens = data?.absent_screens ?? NONE
  return useMemo(() => {
    if (key === '') {
      const isRegistryComplete = data !== undefined || isError
      return { registry: services.registry, isRegistryComplete, absentWidgets, absentScreens }
    }
    // After a change, the previous registry is used until the new one is ready.
    return {
      registry: held?.registry ?? services.registry,
      isRegistryComplete: held !== null,
      absentWidgets,
      absentScreens,
    }
  }, [key, data, isError, held, absentWidgets, absentScreens, services.registry])
}
