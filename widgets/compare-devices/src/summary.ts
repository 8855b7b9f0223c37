import { formatValue, type PluginIntl, type TimeRange, type WidgetData } from '@airshed/kit'
import { compareDevices, whatOf, type ComparedDevice } from './comparison.ts'
import type { CompareDevicesConfig } from './config.ts'
import { inOrder } from './deviceOrder.ts'

/** A summary does not get the range of the page: its own span covers the readings of all devices. */
function spanOf({ frames, asOfMs }: WidgetData): TimeRange {
  const starts = frames.flatMap(({ times }) => times[0] ?? [])
  const ends = frames.flatMap(({ times }) => times.at(-1) ?? [])
  return { from: Math.min(...starts), to: Math.max(asOfMs ?? 0, ...ends) }
}

/** What is compared, which devices are highest and lowest, the median, and which have too few readings. */
export function summary(config: CompareDevicesConfig, data: WidgetData, intl: PluginIntl): string {
  const { name, statistic = 'mean' } = config
  const { devices, median } = compareDevices(config, data, spanOf(data))
  const known = inOrder(devices, 'value').filter(({ value }) => value !== null)
  const [most, least] = [known[0], known.at(-1)]
  const frame = devices.flatMap((device) => device.frame ?? [])[0]
  if (most === undefined || least === undefined || frame === undefined || median === null) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  const write = (value: number | null): string =>
    `${formatValue(value, intl.locale, frame.precision)} ${frame.unit}`.trim()
  const words = (device: ComparedDevice): string => `${device.name} ${write(device.value)}`
  const sentence = intl.formatMessage(
    { id: 'summary' },
    {
      name,
      what: intl.formatMessage({ id: whatOf(statistic, frame.kind) }, { parameter: frame.label }),
      most: words(most),
      least: words(least),
      median: write(median),
    },
  )
  const others = devices.length - known.length
  return others === 0
    ? sentence
    : `${sentence} ${intl.formatMessage({ id: 'summary.others' }, { count: others })}`
}
