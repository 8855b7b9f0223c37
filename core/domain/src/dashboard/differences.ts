import type { DashboardChange, DashboardDocument, Widget } from '@airshed/schemas'
import isEqual from 'fast-deep-equal'
import { savedWidgetName } from './document.ts'

/**
 * The changes to a dashboard, in the order in which they are displayed: widgets that were removed, added and changed,
 * then its name and the rest. Empty when both are equal.
 */
export function dashboardDifferences(
  before: DashboardDocument,
  after: DashboardDocument,
): DashboardChange[] {
  const changes = widgetDifferences(before.configuration.widgets, after.configuration.widgets)
  if (before.name !== after.name) changes.push({ kind: 'renamed', name: after.name })
  if (before.description !== after.description) changes.push({ kind: 'described' })
  if (!isEqual(before.range, after.range)) changes.push({ kind: 'range' })
  if (before.is_updates_on !== after.is_updates_on) changes.push({ kind: 'updates' })
  return changes
}

function widgetDifferences(before: readonly Widget[], after: readonly Widget[]): DashboardChange[] {
  const old = new Map(before.map((widget) => [widget.id, widget]))
  const present = new Set(after.map(({ id }) => id))
  const about = (widget: Widget) => ({ widget_id: widget.id, name: savedWidgetName(widget) })
  return [
    ...before
      .filter(({ id }) => !present.has(id))
      .map((widget): DashboardChange => ({ kind: 'widget-removed', ...about(widget) })),
    ...after.flatMap((widget): DashboardChange[] => {
      const was = old.get(widget.id)
      if (was === undefined) return [{ kind: 'widget-added', ...about(widget) }]
      const changes: DashboardChange[] = []
      const fields = changedFields(was, widget)
      if (fields !== null) changes.push({ kind: 'widget-configured', ...about(widget), fields })
      if (!isEqual(was.layout, widget.layout)) {
        changes.push({ kind: 'widget-moved', ...about(widget) })
      }
      return changes
    }),
  ]
}

/** Names of the settings that differ; null if the settings, their version and type are equal. */
function changedFields(before: Widget, after: Widget): string[] | null {
  const names = [...new Set([...Object.keys(before.config), ...Object.keys(after.config)])]
  const fields = names
    .filter((name) => !isEqual(before.config[name], after.config[name]))
    .toSorted()
  const isSameKind = before.type === after.type && before.configVersion === after.configVersion
  return fields.length === 0 && isSameKind ? null : fields
}
