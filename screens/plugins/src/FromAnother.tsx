import type { PluginIntl } from '@airshed/kit'
import { Tag } from './Tag.tsx'

/** Warns about an unsigned version that was not sent by those who sent the plugin so far. */
export function FromAnother({ intl }: { intl: PluginIntl }) {
  return (
    <Tag icon="warning-sign" tone="bad" title={intl.formatMessage({ id: 'another.text' })}>
      {intl.formatMessage({ id: 'another' })}
    </Tag>
  )
}
