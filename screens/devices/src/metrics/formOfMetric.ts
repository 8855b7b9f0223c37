import { METRIC_OPERATORS, METRIC_STATISTICS } from '@airshed/console-kit/define'
import type { MetricEdit } from '@airshed/console-kit'
import type { DataPoint } from '@airshed/kit'
import type { MetricForm } from './metricForm.ts'
import { newMetric } from './newMetric.ts'

/** The form of a metric as it is: the other way round than {@link newMetric}. */
export function formOfMetric({ name, metric }: DataPoint): Partial<MetricForm> {
  if (metric === undefined) return {}
  const { description, conditions } = metric
  const [source = '', other] = conditions.link
  const form: Partial<MetricForm> = {
    name,
    source,
    ...(description === '' ? {} : { description }),
    ...(other === undefined ? {} : { other }),
  }
  if (conditions.scale !== undefined) return { ...form, func: 'scale', ...conditions.scale }
  for (const func of METRIC_STATISTICS) {
    const over = conditions[func]
    if (over !== undefined) return { ...form, func, period: String(over.period) }
  }
  for (const func of METRIC_OPERATORS) {
    const against = conditions[func]
    if (against !== undefined) return { ...form, func, value: against.value }
  }
  return { ...form, func: conditions.diff === undefined ? 'abs' : 'diff' }
}

/**
 * What the form asks the server to change of a metric; conditions that stay are left out, since others
 * compute all its values again.
 *
 * @returns null where everything is as it was
 */
export function metricEdit(before: DataPoint, form: MetricForm): MetricEdit | null {
  const { name, description = '', conditions } = newMetric(form)
  const edit: MetricEdit = {
    ...(name === before.name ? {} : { name }),
    ...(description === (before.metric?.description ?? '') ? {} : { description }),
    ...(isSame(conditions, before.metric?.conditions) ? {} : { conditions }),
  }
  return Object.keys(edit).length === 0 ? null : edit
}

const isSame = (a: unknown, b: unknown): boolean => sortedText(a) === sortedText(b)

/** JSON with the fields of every object in one order. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
