import { statusWord, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { ModulesConfig } from './config.ts'
import { moduleRows } from './moduleRows.ts'
import { faultText, moduleName } from './moduleText.ts'

/** State and faults of each sensor. */
export function summary(config: ModulesConfig, data: WidgetData, intl: PluginIntl): string {
  const title = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const node = data.nodes.find(({ _id }) => _id === config.node_id)
  const rows = node === undefined ? [] : moduleRows(node, data.frames, data.asOfMs ?? 0)
  if (rows.length === 0) return intl.formatMessage({ id: 'summary.empty' }, { title })
  const details = rows.map((row) => {
    const words = [statusWord(row.status, intl), faultText(row, intl)].filter((one) => one !== '')
    return `${moduleName(row, intl)} ${words.join(', ')}`
  })
  return intl.formatMessage({ id: 'summary' }, { title, details: details.join('; ') })
}
