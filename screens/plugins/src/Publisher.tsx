import type { PluginPublisher } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { Tag } from './Tag.tsx'

export interface PublisherProps {
  /** null: it is unsigned. */
  publisher: PluginPublisher | null
  intl: PluginIntl
}

/** Who signed something: by name if the operator of the server knows the key, otherwise by the key. */
export function Publisher({ publisher, intl }: PublisherProps) {
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (publisher === null) {
    return (
      <Tag icon="document" title={text('publisher.none.text')}>
        {text('publisher.none')}
      </Tag>
    )
  }
  const { name, fingerprint } = publisher
  return name === null ? (
    <Tag icon="key" title={text('publisher.key.text')}>
      {text('publisher.key', { fingerprint })}
    </Tag>
  ) : (
    <Tag icon="endorsed" tone="good" title={text('publisher.known.text', { fingerprint })}>
      {text('publisher.known', { name })}
    </Tag>
  )
}
