import { placeWidget, type Widget } from '@airshed/console-kit'
import { validateWith } from '@airshed/kit/define'
import type { WidgetClip } from './widgetClip.ts'
import validator from './widgetClip.ts?validator'

/** Widgets as text for the clipboard, to be pasted on any dashboard. */
export function clipText(widgets: readonly Widget[]): string {
  const clip = { format: 'airshed-widgets', formatVersion: 1, widgets }
  return JSON.stringify(clip)
}

/** The widgets in a text; null if the text is something else. */
export function widgetsInText(text: string): readonly Widget[] | null {
  if (!text.includes('airshed-widgets')) return null
  try {
    const value: unknown = JSON.parse(text)
    return validateWith(validator, value).length === 0 ? (value as WidgetClip).widgets : null
  } catch {
    return null
  }
}

/**
 * The widgets of a dashboard with others pasted: each gets a new id and the first free place in
 * the size that it had.
 *
 * @param newId makes an id that no widget has
 */
export function pasteWidgets(
  widgets: readonly Widget[],
  pasted: readonly Widget[],
  newId: () => string,
): Widget[] {
  return pasted.reduce<Widget[]>(
    (all, { type, configVersion, layout, config }) => {
      const { w, h } = layout.xl
      const places = placeWidget(
        all.map((widget) => widget.layout),
        { w, h },
      )
      return [...all, { id: newId(), type, configVersion, layout: places, config }]
    },
    [...widgets],
  )
}
