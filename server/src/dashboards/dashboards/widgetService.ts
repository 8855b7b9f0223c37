import { randomUUID } from 'node:crypto'
import { defaultSizeOf, placeWidget } from '@airshed/domain'
import type { Dashboard, Issue, Widget, WidgetDraft } from '@airshed/schemas'
import { apiError } from '../../base/errors.ts'
import { invalidBody, invalidField } from '../../access/input/invalidField.ts'
import { changeDashboard, type DashboardChanging } from './changeDashboard.ts'
import { checkWidgetCount } from './documentRules.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import { requireEditable } from './rights.ts'
import { sizeIssues } from './widgetSizes.ts'

/** A change of a dashboard's widgets, with the validation of their configs. */
type WidgetChanging = DashboardChanging & { configsOf: ConfigsOf }

/**
 * Adds a widget at the end of the list.
 *
 * @throws ApiError 404, 403, 400 for a size or a config that its plugin rejects, 409 over the limit or for an id that is
 *   taken
 */
export async function saveNewWidget(
  changing: WidgetChanging,
  draft: WidgetDraft,
): Promise<Dashboard> {
  const { context, tx, row, configsOf } = changing
  requireEditable(row)
  const { widgets } = row.configuration
  const id = draft.id ?? randomUUID()
  if (widgets.some((widget) => widget.id === id)) {
    throw apiError('CONFLICT', { reason: `Dashboard ${row.id} already has a widget ${id}` })
  }
  checkWidgetCount(widgets.length + 1, context.config.widgetLimit)
  const configs = await configsOf(tx, row.organization_id, [draft])
  const plugin = configs.pluginOf(draft.type)
  const size = plugin?.manifest.size.default ?? defaultSizeOf(draft.type)
  const widget: Widget = {
    id,
    type: draft.type,
    configVersion: draft.configVersion ?? plugin?.manifest.configVersion ?? 1,
    layout: draft.layout ?? placeWidget(layoutsOf(widgets), size),
    config: draft.config,
  }
  refuse([...sizeIssues([widget], [], configs, () => ''), ...configs.issuesIn(widget, '')])
  return changeDashboard(changing, { configuration: { widgets: [...widgets, widget] } })
}

/** Replaces a widget in place. */
export async function saveWidget(
  changing: WidgetChanging,
  widgetId: string,
  draft: WidgetDraft,
): Promise<Dashboard> {
  const { tx, row, configsOf } = changing
  if (draft.id !== undefined && draft.id !== widgetId) {
    throw invalidField('/id', `the id of the path (${widgetId}), or none`, draft.id)
  }
  requireEditable(row)
  const { widgets } = row.configuration
  const saved = widgets.find((widget) => widget.id === widgetId)
  if (saved === undefined) throw noSuchWidget(widgetId)
  const configs = await configsOf(tx, row.organization_id, [draft])
  const { configVersion } = configs.pluginOf(draft.type)?.manifest ?? saved
  const widget: Widget = {
    id: widgetId,
    type: draft.type,
    configVersion: draft.configVersion ?? configVersion,
    layout: draft.layout ?? saved.layout,
    config: draft.config,
  }
  refuse([...sizeIssues([widget], [saved], configs, () => ''), ...configs.issuesIn(widget, '')])
  const next = widgets.map((one) => (one === saved ? widget : one))
  return changeDashboard(changing, { configuration: { widgets: next } })
}

/** @throws ApiError 404 for a widget that the dashboard does not have */
export async function saveWithoutWidget(
  changing: DashboardChanging,
  widgetId: string,
): Promise<Dashboard> {
  requireEditable(changing.row)
  const { widgets } = changing.row.configuration
  const left = widgets.filter((widget) => widget.id !== widgetId)
  if (left.length === widgets.length) throw noSuchWidget(widgetId)
  return changeDashboard(changing, { configuration: { widgets: left } })
}

const layoutsOf = (widgets: readonly Widget[]) => widgets.map((widget) => widget.layout)

const noSuchWidget = (id: string) => apiError('NOT_FOUND', { what: 'Widget', id })

function refuse([first, ...others]: readonly Issue[]): void {
  if (first !== undefined) throw invalidBody([first, ...others])
}
