import { createQueries } from '@airshed/data'
import type { InstalledPlugin } from '@airshed/schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Services } from '../boot/services.ts'

/**
 * Calls back whenever the installed plugins of an organization were loaded again.
 *
 * @param onChange with the plugins as they were before, none after the first load, and as they are now
 */
export function useInstalledChanges(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  slug: string,
  onChange: (before: readonly InstalledPlugin[], installed: readonly InstalledPlugin[]) => void,
): void {
  const queries = useMemo(() => createQueries(api), [api])
  const { data } = useQuery(queries.installedPlugins(slug), queryClient)
  const installed = data?.data
  const known = useRef<{ slug: string; installed: readonly InstalledPlugin[] } | null>(null)
  const report = useEffectEvent(onChange)
  useEffect(() => {
    if (installed === undefined) return
    const before = known.current?.slug === slug ? known.current.installed : []
    known.current = { slug, installed }
    report(before, installed)
  }, [installed, slug])
}
