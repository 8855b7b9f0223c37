import { randomUUID } from 'node:crypto'
import { defaultSizeOf, placeWidget } from '@airshed/domain'
import type { Dashboard, Issue, Widget } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { invalidBody, invalidField } from '../input/invalidField.ts'
import { changeDashboard } from './changeDashboard.ts'
import { checkWidgetCount } from './documentRules.ts'
import type { ConfigsOf } from './organizationConfigs.ts'

/** A widget as it is sent; what is absent is chosen here. */
export interface WidgetDraft {
  /** Default: a new one; on a change that of the path. */
  id?: string
  type: string
  /** Default: the version that the server's plugin knows, 1 for a type that it does not know. */
  configVersion?: number
  /** Default: the first free place; on a change the place it has. */
  layout?: Widget['layout']
  config: Widget['config']
}

/**
 * Adds a widget at the end of the list.
 *
 * @throws ApiError 404, 403, 400 for a config that its plugin refuses, 409 over the limit or for an
 *   id that is taken
 */
export function addWidget(
  context: ServerContext,
  configsOf: ConfigsOf,
  caller: Caller,
  dashboardId: string,
  draft: WidgetDraft,
): Promise<Dashboard> {
  return changeDashboard(context, caller, dashboardId, async (row, transaction) => {
    const { widgets } = row.configuration
    const id = draft.id ?? randomUUID()
    if (widgets.some((widget) => widget.id === id)) {
      throw apiError('CONFLICT', { reason: `Dashboard ${dashboardId} has a widget ${id} already` })
    }
    checkWidgetCount(widgets.length + 1, context.config.widgetLimit)
    const configs = await configsOf(transaction, row.organization_id, [draft])
    const plugin = configs.pluginOf(draft.type)
    const size = plugin?.manifest.size.default ?? defaultSizeOf(draft.type)
    const widget: Widget = {
      id,
      type: draft.type,
      configVersion: draft.configVersion ?? plugin?.manifest.configVersion ?? 1,
      layout: draft.layout ?? placeWidget(layoutsOf(widgets), size),
      config: draft.config,
    }
    refuse(configs.issuesIn(widget, ''))
    return { configuration: { widgets: [...widgets, widget] } }
  })
}

/** Replaces a widget where it stands in the list. */
export function replaceWidget(
  context: ServerContext,
  configsOf: ConfigsOf,
  caller: Caller,
  dashboardId: string,
  widgetId: string,
  draft: WidgetDraft,
): Promise<Dashboard> {
  if (draft.id !== undefined && draft.id !== widgetId) {
    throw invalidField('/id', `the id of the path (${widgetId}), or none`, draft.id)
  }
  return changeDashboard(context, caller, dashboardId, async (row, transaction) => {
    const { widgets } = row.configuration
    const saved = widgets.find((widget) => widget.id === widgetId)
    if (saved === undefined) throw noSuchWidget(widgetId)
    const configs = await configsOf(transaction, row.organization_id, [draft])
    const { configVersion } = configs.pluginOf(draft.type)?.manifest ?? saved
    const widget: Widget = {
      id: widgetId,
      type: draft.type,
      configVersion: draft.configVersion ?? configVersion,
      layout: draft.layout ?? saved.layout,
      config: draft.config,
    }
    refuse(configs.issuesIn(widget, ''))
    return { configuration: { widgets: widgets.map((one) => (one === saved ? widget : one)) } }
  })
}

export function removeWidget(
  context: ServerContext,
  caller: Caller,
  dashboardId: string,
  widgetId: string,
): Promise<Dashboard> {
  return changeDashboard(context, caller, dashboardId, ({ configuration: { widgets } }) => {
    const left = widgets.filter((widget) => widget.id !== widgetId)
    if (left.length === widgets.length) throw noSuchWidget(widgetId)
    return { configuration: { widgets: left } }
  })
}

const layoutsOf = (widgets: readonly Widget[]) => widgets.map((widget) => widget.layout)

const noSuchWidget = (id: string) => apiError('NOT_FOUND', { what: 'Widget', id })

function refuse([first, ...others]: readonly Issue[]): void {
  if (first !== undefined) throw invalidBody([first, ...others])
}
