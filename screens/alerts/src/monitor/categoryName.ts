import type { PluginIntl } from '@airshed/kit'
import type { WatchedPoints } from '../list/ruleText.ts'

export interface CategoryNameOptions {
  /** Name of the alert. */
  name: string
  points: WatchedPoints
  intl: PluginIntl
}

/** What a period of activity belongs to: the alert by its name, or a parameter of a device. */
export function categoryName(
  dataPointId: string | null,
  { name, points, intl }: CategoryNameOptions,
): string {
  if (dataPointId === null) return name
  const point = points.get(dataPointId)
  return point === undefined
    ? intl.formatMessage({ id: 'rule.gone' }, { id: dataPointId })
    : intl.formatMessage({ id: 'rule.point' }, { ...point })
}
