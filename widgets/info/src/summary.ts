import { statusWord, timeFormat, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { InfoConfig } from './config.ts'
import { deviceFacts } from './deviceFacts.ts'

/** Name, state, last report and type of the device. */
export function summary(config: InfoConfig, data: WidgetData, intl: PluginIntl): string {
  const node = data.nodes.find(({ _id }) => _id === config.node_id)
  const title = config.name?.trim() || intl.formatMessage({ id: 'title' })
  if (node === undefined) return intl.formatMessage({ id: 'summary.empty' }, { title })
  const nowMs = data.asOfMs ?? 0
  const facts = deviceFacts(node, { nowMs, knownMs: nowMs })
  const { name, serial, type, status, lastReportMs } = facts
  const time =
    lastReportMs === null
      ? null
      : timeFormat(intl.locale, intl.timeZone ?? 'UTC').dateTime(lastReportMs)
  return intl.formatMessage(
    { id: time === null ? 'summary.never' : 'summary' },
    { title, name, serial, type, time, status: statusWord(status, intl) },
  )
}
