import type { WidgetManifest } from '@airshed/contract'
import { localized } from '@airshed/kit/provider'
import type { Locale, Widget } from '@airshed/schemas'

/** The title of a widget: the name in its settings, else its plugin's title, else its type. */
export function widgetName(
  widget: Pick<Widget, 'type' | 'config'>,
  manifest: Pick<WidgetManifest, 'title'> | undefined,
  locale: Locale,
): string {
  const name = widget.config['name']
  if (typeof name === 'string' && name.trim() !== '') return name
  return manifest === undefined ? widget.type : localized(manifest.title, locale)
}
