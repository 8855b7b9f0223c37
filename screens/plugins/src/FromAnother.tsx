import type { PluginIntl } from '@airshed/kit'
import { Tag } from './Tag.tsx'

/** Warns of what nobody signed and somebody else sent than those from whom the plugin came so far. */
export function FromAnother({ intl }: { intl: PluginIntl }) {
  return (
    <Tag icon="warning-sign" tone="bad" title={intl.formatMessage({ id: 'another.text' })}>
      {intl.formatMessage({ id: 'another' })}
    </Tag>
  )
}
