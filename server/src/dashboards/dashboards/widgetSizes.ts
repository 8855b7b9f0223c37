import { MIN_WIDGET_SIZE } from '@airshed/domain'
import { BREAKPOINTS, type Issue, type Widget } from '@airshed/schemas'
import type { WidgetConfigs } from './widgetConfigs.ts'

/**
 * The issues of layouts that make a widget lower than three rows although its type does not allow that. A layout
 * that is saved as it is may stay, and so may any of a type that nobody knows.
 *
 * @param widgets as sent; `saved` are those they replace
 * @param pathOf JSON pointer of a widget in what was sent
 */
export function sizeIssues(
  widgets: readonly Pick<Widget, 'id' | 'type' | 'layout'>[],
  saved: readonly Pick<Widget, 'id' | 'layout'>[],
  { pluginOf }: Pick<WidgetConfigs, 'pluginOf'>,
  pathOf: (index: number) => string,
): Issue[] {
  return widgets.flatMap(({ id, type, layout }, index) => {
    const { min } = pluginOf(type)?.manifest.size ?? {}
    if (min === undefined) return []
    const least = Math.min(min.h, MIN_WIDGET_SIZE.h)
    const before = saved.find((one) => one.id === id)?.layout
    return BREAKPOINTS.flatMap((breakpoint): Issue[] => {
      const { h } = layout[breakpoint]
      if (h >= least || h === before?.[breakpoint].h) return []
      const path = `${pathOf(index)}/layout/${breakpoint}/h`
      return [{ path, expected: `at least ${least} rows for ${type}`, got: String(h) }]
    })
  })
}
