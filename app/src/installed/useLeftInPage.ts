import { createQueries } from '@airshed/data'
import type { InstalledPlugin } from '@airshed/schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Services } from '../boot/services.ts'
import { useAppText } from '../messages/appMessages.ts'

/**
 * Offers to reload the page when an administrator has revoked trust in code that runs in it: what such
 * code has started ends only with the page. Everything else is updated without a reload.
 */
export function useLeftInPage(
  services: Pick<Services, 'api' | 'queryClient' | 'toaster'>,
  slug: string,
  reload: () => void = () => window.location.reload(),
): void {
  const text = useAppText()
  const { api, queryClient, toaster } = services
  const queries = useMemo(() => createQueries(api), [api])
  const { data } = useQuery(queries.installedPlugins(slug), queryClient)
  const installed = data?.data
  const known = useRef<{ slug: string; installed: readonly InstalledPlugin[] } | null>(null)
  useEffect(() => {
    if (installed === undefined) return
    const before = known.current?.slug === slug ? known.current.installed : []
    known.current = { slug, installed }
    if (!before.some(({ tier }) => tier === 'trusted')) return
    const offer = async (): Promise<void> => {
      const { leftInPage } = await import('@airshed/host/installed')
      const ids = new Set(leftInPage(before, installed).map(({ id }) => id))
      if (ids.size === 0) return
      toaster.show({
        key: 'plugins-left',
        message: text('app.plugins.left', { ids: [...ids].join(', ') }),
        intent: 'warning',
        durationMs: 0,
        action: { label: text('app.reload'), run: reload },
      })
    }
    void offer()
  }, [installed, slug, toaster, text, reload])
}
