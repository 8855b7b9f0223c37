import { localized, type AnyWidgetDefinition } from '@airshed/console-kit'
import type { Locale, Permission } from '@airshed/kit'

/** The categories of manifests, in the order in which they are offered. */
const CATEGORIES = ['measurements', 'fleet', 'alerts', 'content'] as const

/** `common`: what its manifest offers first. */
export type WidgetGroupId = 'common' | (typeof CATEGORIES)[number]

/** Widget types under one heading; never empty. */
export interface WidgetGroup {
  id: WidgetGroupId
  widgets: readonly AnyWidgetDefinition[]
}

/** Who looks at the list. */
export interface WidgetReader {
  can: (permission: Permission) => boolean
  locale: Locale
  /** Heading of a group, which is searched too. */
  nameOf: (id: WidgetGroupId) => string
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * The widget types that somebody may add, without those whose development server is gone: the common ones in the order of the registry, then the others by
 * category and title. With a query, those in whose title, description or category every word occurs (case
 * and accents do not matter), all of them by category and title.
 */
export function creatableWidgets(
  definitions: readonly AnyWidgetDefinition[],
  query: string,
  { can, locale, nameOf }: WidgetReader,
): readonly WidgetGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const title = ({ manifest }: AnyWidgetDefinition): string => localized(manifest.title, locale)
  const found = definitions.filter((definition) => {
    const { creatable, permissions, description, category } = definition.manifest
    if (definition.source?.isUnreachable === true) return false
    if (!creatable || !permissions.every((permission) => can(permission))) return false
    const text = plain(`${title(definition)} ${localized(description, locale)} ${nameOf(category)}`)
    return words.every((word) => text.includes(word))
  })
  const isFirst = ({ manifest }: AnyWidgetDefinition): boolean =>
    words.length === 0 && manifest.isCommon === true
  const byTitle = found
    .filter((definition) => !isFirst(definition))
    .toSorted((a, b) => title(a).localeCompare(title(b), locale.slice(0, 2)))
  const groups: WidgetGroup[] = [
    { id: 'common', widgets: found.filter(isFirst) },
    ...CATEGORIES.map((id) => ({
      id,
      widgets: byTitle.filter(({ manifest }) => manifest.category === id),
    })),
  ]
  return groups.filter(({ widgets }) => widgets.length > 0)
}
