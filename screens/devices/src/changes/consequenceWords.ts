import type { NodeChangePreview } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** What ends with devices, the heaviest first. */
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

/** What an order does, as lines for the reader; a count that is not known is said to be unknown. */
export function consequenceWords(preview: NodeChangePreview, intl: PluginIntl): string[] {
  const words = LOST.flatMap((what) => {
    const count = preview[what]
    if (count === 0) return []
    return count === null
      ? [intl.formatMessage({ id: `lost.${what}.all` })]
      : [intl.formatMessage({ id: `lost.${what}` }, { count })]
  })
  if (preview.refused === 0) return words
  return [...words, intl.formatMessage({ id: 'lost.refused' }, { count: preview.refused })]
}
