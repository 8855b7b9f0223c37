import { localized, useAirshed } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { Tag } from '../Tag.tsx'

/**
 * The plugins served by an author at this moment, which run without anybody's decision, and those that were served and
 * of which no version is installed.
 */
export function InDevelopment({ intl }: { intl: PluginIntl }) {
  const { registry } = useAirshed()
  const { locale } = useSession()
  const all = [
    ...registry.widgets.values(),
    ...registry.screens,
    ...registry.deviceForms.values(),
  ].filter(({ source }) => source?.isDevelopment === true)
  if (all.length === 0) return null
  return (
    <ul className="plugins-list">
      {all.map(({ manifest, source }) => {
        const { version, frameUrl, isUnreachable } = source!
        const values = { version, address: new URL(frameUrl).origin }
        const isEnded = isUnreachable === true
        const id = isEnded ? 'development.ended.text' : 'development.text'
        return (
          <li key={manifest.id} className="plugins-development">
            <strong>{localized(manifest.title, locale)}</strong>
            <Tag icon="code" tone={isEnded ? 'calm' : 'news'}>
              {intl.formatMessage({ id: isEnded ? 'development.ended' : 'development' })}
            </Tag>
            <span>{intl.formatMessage({ id }, values)}</span>
          </li>
        )
      })}
    </ul>
  )
}
