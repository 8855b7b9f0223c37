import { localized, useAirshed } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { Tag } from '../Tag.tsx'

/** The plugins served by an author at this moment: they run without anybody's decision. */
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
        const id = isUnreachable === true ? 'development.unreachable' : 'development.text'
        return (
          <li key={manifest.id} className="plugins-development">
            <strong>{localized(manifest.title, locale)}</strong>
            <Tag icon="code" tone="news">
              {intl.formatMessage({ id: 'development' })}
            </Tag>
            <span>{intl.formatMessage({ id }, values)}</span>
          </li>
        )
      })}
    </ul>
  )
}
