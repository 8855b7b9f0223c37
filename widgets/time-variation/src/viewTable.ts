import { cycleGroupName, type PlotProps, type PluginIntl } from '@airshed/kit'
import { hoursText, intervalText, meanId, valueText } from './figureText.ts'
import type { Variation, ViewId } from './variation.ts'

/** The figures of a view: a row for each group of hours that was due. */
export function viewTable(
  view: ViewId,
  variation: Variation,
  label: string,
  intl: PluginIntl,
): PlotProps['table'] {
  return {
    label,
    head: [
      intl.formatMessage({ id: meanId(variation) }),
      intl.formatMessage({ id: 'interval' }),
      intl.formatMessage({ id: 'from' }),
    ],
    rows: variation.cycles[view].flatMap((figure, group) =>
      figure.expected === 0
        ? []
        : [
            {
              id: String(group),
              name: cycleGroupName(view, group, intl.locale),
              cells: [
                figure.value === null
                  ? intl.formatMessage({ id: 'few' })
                  : valueText(figure.value, variation, intl),
                intervalText(figure, variation, intl) ?? '–',
                hoursText(figure, intl),
              ],
            },
          ],
    ),
  }
}
