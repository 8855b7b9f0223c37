import { localized, type AnyWidgetDefinition, type WidgetThumbnails } from '@airshed/console-kit'
import { NamedIcon, type Locale, type PluginIntl } from '@airshed/kit'

export interface WidgetChoiceProps {
  definition: AnyWidgetDefinition
  /** Drawings of the built-in widgets. */
  thumbnails: WidgetThumbnails
  locale: Locale
  intl: PluginIntl
  onChoose: () => void
}

/** A widget type to add: its thumbnail or else its icon, its title and what it is for. */
export function WidgetChoice({
  definition,
  thumbnails,
  locale,
  intl,
  onChoose,
}: WidgetChoiceProps) {
  const { manifest, source } = definition
  const Thumbnail = source === undefined ? thumbnails[manifest.type] : undefined
  return (
    <button type="button" className="dashboard-type" onClick={onChoose}>
      <span className="dashboard-type-picture">
        {Thumbnail === undefined ? (
          <NamedIcon name={manifest.icon} size={20} />
        ) : (
          <svg viewBox="0 0 72 44" aria-hidden>
            <Thumbnail />
          </svg>
        )}
      </span>
      <span>
        <strong>{localized(manifest.title, locale)}</strong>
        <small>{localized(manifest.description, locale)}</small>
        {source?.isDevelopment === true ? (
          <em>{intl.formatMessage({ id: 'add.development' })}</em>
        ) : null}
      </span>
    </button>
  )
}
