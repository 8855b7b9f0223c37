import type { DeviceProfile } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

type Range = DeviceProfile['ranges'][string]

/**
 * The values that have a grade, such as `9–35.4`, `≤ 9` or `> 325.4`; "–" if no value has the grade in
 * this profile. Several ranges, as for a temperature that is too cold or too warm, are separated by "·".
 */
export function boundText({ bounds }: Range, gradeId: string, intl: PluginIntl): string {
  const figure = (value: number): string =>
    intl.formatNumber(value, { maximumSignificantDigits: 6 })
  const words = bounds
    .filter(({ status }) => status === gradeId)
    .map(({ gt, gte, lt, lte }) => {
      const low = gt ?? gte
      const high = lt ?? lte
      if (low === undefined) {
        return high === undefined ? '' : `${lte === undefined ? '<' : '≤'} ${figure(high)}`
      }
      if (high === undefined) return `${gte === undefined ? '>' : '≥'} ${figure(low)}`
      return `${gte === undefined ? '> ' : ''}${figure(low)}–${lte === undefined ? '< ' : ''}${figure(high)}`
    })
  return words.length === 0 ? '–' : words.join(' · ')
}
