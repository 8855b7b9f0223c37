import type { Services } from '../boot/services.ts'
import { useAppText } from '../messages/appMessages.ts'
import { useInstalledChanges } from './useInstalledChanges.ts'

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
  useInstalledChanges(services, slug, (before, installed) => {
    if (!before.some(({ tier }) => tier === 'trusted')) return
    const offer = async (): Promise<void> => {
      const { leftInPage } = await import('@airshed/host/installed')
      const ids = new Set(leftInPage(before, installed).map(({ id }) => id))
      if (ids.size === 0) return
      services.toaster.show({
        key: 'plugins-left',
        message: text('app.plugins.left', { ids: [...ids].join(', ') }),
        intent: 'warning',
        durationMs: 0,
        action: { label: text('app.reload'), run: reload },
      })
    }
    void offer()
  })
}
