import type { DataPoint, PluginIntl } from '@airshed/kit'
import type { ComputedForm } from './computedForm.ts'

/** The name of a computed parameter by what it is computed from and how: "PM2.5: Average"; empty without a parameter. */
export function suggestedName(
  { func, source }: Partial<ComputedForm>,
  points: readonly DataPoint[],
  intl: PluginIntl,
): string {
  const point = points.find(({ _id: id }) => id === source)
  if (point === undefined || func === undefined) return ''
  const name = intl.formatMessage(
    { id: 'metric.name' },
    { parameter: point.presentName, function: intl.formatMessage({ id: `config.func.${func}` }) },
  )
  return name.slice(0, NAME_MAX)
}

/** As the schema of the form. */
const NAME_MAX = 100
