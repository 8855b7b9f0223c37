import type { AnyWidgetDefinition, Widget } from '@airshed/console-kit'

/** The subject of a dialog: a new widget of a type, or an existing one. */
export interface WidgetDraft {
  definition: AnyWidgetDefinition
  /** null: a new one. */
  widget: Widget | null
}
