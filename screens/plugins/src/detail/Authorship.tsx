import type { PluginVersion } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

export interface AuthorshipProps {
  about: NonNullable<PluginVersion['about']>
  intl: PluginIntl
}

/** Author, license and homepage, as given by the catalogue that a version came from. */
export function Authorship({ about: { author, licence, homepage }, intl }: AuthorshipProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <>
      <div>
        <dt>{text('facts.author')}</dt>
        <dd>{author}</dd>
      </div>
      <div>
        <dt>{text('facts.licence')}</dt>
        <dd>{licence}</dd>
      </div>
      {homepage === null ? null : (
        <div>
          <dt>{text('find.homepage')}</dt>
          <dd>
            <a href={homepage} target="_blank" rel="noopener noreferrer">
              {homepage}
              <span className="air-visually-hidden"> {text('readme.outside')}</span>
            </a>
          </dd>
        </div>
      )}
    </>
  )
}
