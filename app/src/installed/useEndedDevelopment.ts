import { createQueries } from '@airshed/data'
import { localized } from '@airshed/kit/provider'
import type { InstalledPlugin, Locale } from '@airshed/schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Services } from '../boot/services.ts'
import { useAppText } from '../messages/appMessages.ts'

/** Says when the development server of a plugin is gone, and what stands in the plugin's place from then on. */
export function useEndedDevelopment(
  services: Pick<Services, 'api' | 'queryClient' | 'toaster'>,
  slug: string,
  locale: Locale,
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
    if (!before.some(({ is_development: isDevelopment }) => isDevelopment)) return
    const tell = async (): Promise<void> => {
      const { endedDevelopment } = await import('@airshed/host/installed')
      for (const { id, title, version } of endedDevelopment(before, installed)) {
        const values = { title: localized(title, locale) }
        toaster.show({
          key: `plugins-ended-${id}`,
          message:
            version === null
              ? text('app.plugins.ended.none', values)
              : text('app.plugins.ended', { ...values, version }),
          intent: version === null ? 'warning' : 'info',
        })
      }
    }
    void tell()
  }, [installed, slug, toaster, text, locale])
}
