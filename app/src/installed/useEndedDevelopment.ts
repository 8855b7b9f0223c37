import { localized } from '@airshed/kit/provider'
import type { Locale } from '@airshed/schemas'
import type { Services } from '../boot/services.ts'
import { useAppText } from '../messages/appMessages.ts'
import { useInstalledChanges } from './useInstalledChanges.ts'

/** Says when the development server of a plugin is gone, and what stands in the plugin's place from then on. */
export function useEndedDevelopment(
  services: Pick<Services, 'api' | 'queryClient' | 'toaster'>,
  slug: string,
  locale: Locale,
): void {
  const text = useAppText()
  useInstalledChanges(services, slug, (before, installed) => {
    if (!before.some(({ is_development: isDevelopment }) => isDevelopment)) return
    const announce = async (): Promise<void> => {
      const { endedDevelopment } = await import('@airshed/host/installed')
      for (const { id, title, version } of endedDevelopment(before, installed)) {
        const values = { title: localized(title, locale) }
        services.toaster.show({
          key: `plugins-ended-${id}`,
          message:
            version === null
              ? text('app.plugins.ended.none', values)
              : text('app.plugins.ended', { ...values, version }),
          intent: version === null ? 'warning' : 'info',
        })
      }
    }
    void announce()
  })
}
