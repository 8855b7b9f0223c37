import type { DashboardChange, DashboardDocument, Registry, Widget } from '@airshed/console-kit'
import type { NamedSettings } from './useSettingNames.ts'

export const isConfigured = ({ kind }: DashboardChange): boolean => kind === 'widget-configured'

export const widgetIn = (
  { configuration }: DashboardDocument,
  id: string | undefined,
): Widget | undefined => configuration.widgets.find((widget) => widget.id === id)

/** Settings of the widgets that changes configure, in each of the documents. */
export const changedSettings = (
  documents: readonly DashboardDocument[],
  changes: readonly DashboardChange[],
  registry: Registry,
): NamedSettings[] =>
  documents.flatMap(({ configuration }) =>
    configuration.widgets
      .filter(({ id }) => changes.some((one) => isConfigured(one) && one.widget_id === id))
      .map(({ type, config }) => ({ config, uiSchema: registry.widgets.get(type)?.uiSchema })),
  )
