import { deriveLayouts, firstFreeSpot, GRID_COLUMNS, type GridRect } from '@airshed/console-kit'
import type { TemplatePlan, WidgetSketch } from './template.ts'

/** What must be known about the available widget types. */
export interface PlanOptions {
  /** Version of the config of a type; undefined for one that this console does not have. */
  readonly configVersionOf: (type: string) => number | undefined
  readonly newId: () => string
  /** Maximum number of widgets in a dashboard. */
  readonly widgetLimit: number
}

/** Gives the sketches ids, versions and places at every breakpoint; unknown types are left out. */
export function planTemplate(
  sketches: readonly WidgetSketch[],
  { configVersionOf, newId, widgetLimit }: PlanOptions,
): TemplatePlan {
  const known = sketches
    .flatMap(({ type, w, h, config }) => {
      const configVersion = configVersionOf(type)
      return configVersion === undefined ? [] : [{ type, configVersion, size: { w, h }, config }]
    })
    .slice(0, widgetLimit)
  const rects: GridRect[] = []
  for (const { size } of known) rects.push(firstFreeSpot(rects, size, GRID_COLUMNS.xl))
  const widgets = deriveLayouts(rects, 'xl').flatMap((layout, index) => {
    const sketch = known[index]
    if (sketch === undefined) return []
    const { type, configVersion, config } = sketch
    return [{ id: newId(), type, configVersion, layout, config: { ...config } }]
  })
  const devices = new Set(known.flatMap(({ config }) => [config['node_id'] ?? []].flat()))
  return { widgets, deviceCount: devices.size }
}
