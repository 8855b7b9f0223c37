import { BREAKPOINTS, type DashboardDocument, type Widget } from '@airshed/schemas'
import isEqual from 'fast-deep-equal'
import { layoutOf } from './layouts.ts'

/** A value before and after. */
export interface Swap<Value> {
  readonly before: Value
  readonly after: Value
}

/**
 * One widget before and after; null: absent. `index` is its position in the list, now or before.
 */
export interface WidgetPatch extends Swap<Widget | null> {
  readonly id: string
  readonly index: number
}

type Field = Exclude<keyof DashboardDocument, 'configuration'>

/** Everything that differs between two documents; it can be applied in either direction, also to a third document. */
export interface DashboardPatch {
  readonly widgets: readonly WidgetPatch[]
  readonly fields: { readonly [Name in Field]?: Swap<DashboardDocument[Name]> }
}

const FIELDS = ['name', 'description', 'range', 'is_updates_on'] as const satisfies Field[]

/** The patch from one document to the other. */
export function patchBetween(before: DashboardDocument, after: DashboardDocument): DashboardPatch {
  const fields = FIELDS.filter((name) => !isEqual(before[name], after[name])).map((name) => [
    name,
    { before: before[name], after: after[name] },
  ])
  return {
    widgets: widgetPatches(before.configuration.widgets, after.configuration.widgets),
    fields: Object.fromEntries(fields) as DashboardPatch['fields'],
  }
}

function widgetPatches(before: readonly Widget[], after: readonly Widget[]): WidgetPatch[] {
  const kept = new Set(after.map(({ id }) => id))
  const old = new Map(before.map((widget) => [widget.id, widget]))
  const removed = before.flatMap((widget, index): WidgetPatch[] =>
    kept.has(widget.id) ? [] : [{ id: widget.id, index, before: widget, after: null }],
  )
  const changed = after.flatMap((widget, index): WidgetPatch[] => {
    const was = old.get(widget.id) ?? null
    return isEqual(was, widget) ? [] : [{ id: widget.id, index, before: was, after: widget }]
  })
  return [...removed, ...changed]
}

/** The patch that reverts it. */
export function invertPatch({ widgets, fields }: DashboardPatch): DashboardPatch {
  const swap = <Value>({ before, after }: Swap<Value>): Swap<Value> => ({
    before: after,
    after: before,
  })
  return {
    widgets: widgets.map((patch) => ({ ...patch, ...swap<Widget | null>(patch) })),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, swap<unknown>(field)]),
    ) as DashboardPatch['fields'],
  }
}

export const isEmptyPatch = ({ widgets, fields }: DashboardPatch): boolean =>
  widgets.length === 0 && Object.keys(fields).length === 0

/**
 * A document with the patch applied. Parts that the patch does not mention stay unchanged, so it
 * fits a document that was changed in the meantime: of a widget, only the places and settings that
 * differ are applied, and one that was removed stays removed unless the patch adds it again.
 *
 * @param options.revives restores removed widgets whose settings the patch changes
 */
export function applyPatch(
  document: DashboardDocument,
  patch: DashboardPatch,
  { revives = false }: { revives?: boolean } = {},
): DashboardDocument {
  const next = { ...document }
  for (const name of FIELDS) {
    const field = patch.fields[name]
    if (field !== undefined) Object.assign(next, { [name]: field.after })
  }
  return { ...next, configuration: { widgets: patchedWidgets(document, patch, revives) } }
}

function patchedWidgets(
  { configuration }: DashboardDocument,
  { widgets: patches }: DashboardPatch,
  revives: boolean,
): Widget[] {
  const byId = new Map(patches.map((patch) => [patch.id, patch]))
  const result = configuration.widgets.flatMap((widget) => {
    const patch = byId.get(widget.id)
    if (patch === undefined) return [widget]
    return patch.after === null ? [] : [patchedWidget(widget, patch.before, patch.after)]
  })
  const present = new Set(configuration.widgets.map(({ id }) => id))
  for (const { id, index, before, after } of patches) {
    if (after === null || present.has(id)) continue
    if (before === null || (revives && isConfigured(before, after))) result.splice(index, 0, after)
  }
  return result
}

const isConfigured = (before: Widget, after: Widget): boolean =>
  before.type !== after.type ||
  before.configVersion !== after.configVersion ||
  !isEqual(before.config, after.config)

function patchedWidget(current: Widget, before: Widget | null, after: Widget): Widget {
  if (before === null) return after
  const { type, configVersion, config } = isConfigured(before, after) ? after : current
  const isMoved = BREAKPOINTS.some((name) => !isEqual(before.layout[name], after.layout[name]))
  const layout = isMoved
    ? layoutOf((name) =>
        isEqual(before.layout[name], after.layout[name])
          ? current.layout[name]
          : after.layout[name],
      )
    : current.layout
  return { id: current.id, type, configVersion, layout, config }
}
