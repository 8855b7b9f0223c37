import {
  belowLimitWords,
  formatReading,
  readingWords as spokenReading,
  statusWord,
  timeFormat,
  type PluginIntl,
  type WidgetData,
} from '@airshed/kit'
import type { NodeConfig } from './config.ts'
import type { TileReading } from './tileReading.ts'
import { nodeBlocks, type NodeBlock } from './nodeBlocks.ts'

function readingWords(reading: TileReading, intl: PluginIntl): string {
  const { label: name, value, belowLimit, unit, isFaulty, isOld, atMs, grade, air, kind } = reading
  if (isFaulty || air !== null) return `${name} ${spokenReading(reading, intl)}`
  if (value === null && belowLimit === undefined) {
    return intl.formatMessage({ id: 'summary.noValue' }, { name })
  }
  const measured =
    kind === 'boolean'
      ? intl.formatMessage({ id: value === 0 ? 'value.no' : 'value.yes' })
      : `${formatReading(value, intl.locale, reading)} ${unit}`.trim()
  const figure = belowLimit === undefined ? measured : belowLimitWords(belowLimit, unit, intl)
  const words = [intl.formatMessage({ id: 'summary.value' }, { name, value: figure })]
  if (grade !== null) words.push(grade.name)
  if (isOld && atMs !== null) {
    const time = timeFormat(intl.locale, intl.timeZone ?? 'UTC').dateTime(atMs)
    words.push(intl.formatMessage({ id: 'summary.asOf' }, { time }))
  }
  return words.join(', ')
}

/** `air Moderate, index 63, because of PM2.5`; empty if no hours are graded. */
function airText({ air }: NodeBlock, intl: PluginIntl): string[] {
  if (air === null) return []
  const { grade, index, label: parameter } = air
  return index === null
    ? [intl.formatMessage({ id: 'summary.air' }, { grade: grade.name, parameter })]
    : [intl.formatMessage({ id: 'summary.airIndex' }, { grade: grade.name, index, parameter })]
}

/** Name of the widget, and for each device its status and latest values. */
export function summary(config: NodeConfig, data: WidgetData, intl: PluginIntl): string {
  const { name } = config
  const nowMs = data.asOfMs ?? 0
  const blocks = nodeBlocks(config, data, { nowMs, knownMs: nowMs })
  if (blocks.every(({ readings }) => readings.length === 0)) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  const devices = blocks.map((block) =>
    intl.formatMessage(
      { id: 'summary.device' },
      {
        device: block.name,
        status: [statusWord(block.status, intl), ...airText(block, intl)].join(', '),
        values: block.readings.map((reading) => readingWords(reading, intl)).join('; '),
      },
    ),
  )
  return intl.formatMessage({ id: 'summary' }, { name, devices: devices.join(' ') })
}
