import type { AnyWidgetDefinition, Widget } from '@airshed/console-kit'

/** What a dialog is open for: a new widget of a type, or one that is there. */
export interface WidgetDraft {
  definition: AnyWidgetDefinition
  /** null: a new one. */
  widget: Widget | null
}
