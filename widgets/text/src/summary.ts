import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { TextConfig } from './config.ts'
import { plainText } from './plainText.ts'

/** Name of the widget and the first words of its text. */
export function summary(
  { name, markdown = '' }: TextConfig,
  _data: WidgetData,
  intl: PluginIntl,
): string {
  const title = name?.trim() || intl.formatMessage({ id: 'title' })
  const words = plainText(markdown)
  if (words === '') return intl.formatMessage({ id: 'summary.empty' }, { title })
  return intl.formatMessage({ id: 'summary' }, { title, words })
}
