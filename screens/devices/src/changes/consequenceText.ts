import type { NodeChangePreview } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** What ends for devices, the most serious first. */
const LOST = [
  'readings',
  'data_points',
  'alerts',
  'dashboards',
  'leases',
  'shares',
  'public_links',
  'keys',
  'commands',
  'settings',
] as const

/** The effects of an order, as lines for the reader; unknown counts are shown as unknown. */
export function consequenceText(
  preview: NodeChangePreview,
  intl: PluginIntl,
  refusedId = 'lost.refused',
): string[] {
  const words = LOST.flatMap((what) => {
    const count = preview[what]
    if (count === 0) return []
    return count === null
      ? [intl.formatMessage({ id: `lost.${what}.all` })]
      : [intl.formatMessage({ id: `lost.${what}` }, { count })]
  })
  if (preview.refused === 0) return words
  return [...words, intl.formatMessage({ id: refusedId }, { count: preview.refused })]
}
