import { localized, type AnyWidgetDefinition } from '@airshed/console-kit'
import type { Locale, Permission } from '@airshed/kit'

export interface CreatableWidgets {
  /** In the order of the registry. */
  common: readonly AnyWidgetDefinition[]
  /** By title. */
  more: readonly AnyWidgetDefinition[]
}

/** The widget types that somebody may add. */
export function creatableWidgets(
  definitions: readonly AnyWidgetDefinition[],
  can: (permission: Permission) => boolean,
  locale: Locale,
): CreatableWidgets {
  const creatable = definitions.filter(
    ({ manifest }) =>
      manifest.creatable && manifest.permissions.every((permission) => can(permission)),
  )
  const title = ({ manifest }: AnyWidgetDefinition): string => localized(manifest.title, locale)
  return {
    common: creatable.filter(({ manifest }) => manifest.isCommon === true),
    more: creatable
      .filter(({ manifest }) => manifest.isCommon !== true)
      .toSorted((a, b) => title(a).localeCompare(title(b), locale.slice(0, 2))),
  }
}
