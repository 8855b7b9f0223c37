import { localized, type PluginVersion } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

const KINDS = ['widget', 'screen', 'device-form'] as const
export type Kind = (typeof KINDS)[number]

/** The parts of a manifest that matter to people. */
export interface ManifestFacts {
  readonly title: string
  readonly description: string
  readonly kind: Kind
  /** Name of an icon. */
  readonly icon: string
  /** Kinds of data that it requests from the page. */
  readonly data: readonly string[]
  readonly permissions: readonly string[]
  /** What it may do beyond drawing. */
  readonly capabilities: readonly string[]
}

const KIND_ICONS: Readonly<Record<Kind, string>> = {
  widget: 'widget',
  screen: 'layout-grid',
  'device-form': 'wrench',
}

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The icon of the first page in the sidebar. */
const navIconOf = (pages: unknown): unknown =>
  Array.isArray(pages)
    ? (pages as ({ nav?: { icon?: unknown } } | null)[]).find((page) => page?.nav)?.nav?.icon
    : undefined

function title(value: unknown, locale: PluginIntl['locale']): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { en, es } = value as { en?: unknown; es?: unknown }
  if (typeof en !== 'string') return null
  const text = typeof es === 'string' ? { en, es } : { en }
  return localized(text, locale.startsWith('es') ? 'es_ES' : 'en_US')
}

/**
 * Reads the manifest of a version in the reader's language. It was validated by the server, which may be
 * newer than this console: unknown parts are left out.
 *
 * @param id replaces a missing title
 */
export function readManifest(
  id: string,
  { manifest }: Pick<PluginVersion, 'manifest'>,
  locale: PluginIntl['locale'],
): ManifestFacts {
  const kind = KINDS.find((one) => one === manifest['kind']) ?? 'widget'
  const icon = manifest['icon'] ?? navIconOf(manifest['pages'])
  return {
    title: title(manifest['title'], locale) ?? id,
    description: title(manifest['description'], locale) ?? '',
    kind,
    icon: typeof icon === 'string' ? icon : KIND_ICONS[kind],
    data: words(manifest['data']),
    permissions: words(manifest['permissions']),
    capabilities: words(manifest['capabilities']),
  }
}
