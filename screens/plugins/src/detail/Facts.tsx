import { sizeText, CopyButton, type PluginVersion } from '@airshed/console-kit'
import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { Authorship } from './Authorship.tsx'
import { Publisher } from '../Publisher.tsx'

export interface FactsProps {
  version: PluginVersion
  intl: PluginIntl
}

/** Size, author, signature, digest and licences of a version. */
export function Facts({ version, intl }: FactsProps) {
  const { user } = useSession()
  const { bytes, sha384, published_by: author, published_at: at, publisher, licences } = version
  const { about } = version
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  return (
    <>
      <dl className="plugins-facts">
        <div>
          <dt>{text('facts.size')}</dt>
          <dd>{sizeText(bytes, intl)}</dd>
        </div>
        <div>
          <dt>{text('facts.published')}</dt>
          <dd>
            <time dateTime={new Date(at).toISOString()}>
              {timeFormat(intl.locale, user.timezone).exact(at)}
            </time>{' '}
            {text('facts.by', { author: author || text('somebody') })}
          </dd>
        </div>
        {about === null ? null : <Authorship about={about} intl={intl} />}
        <div>
          <dt>{text('facts.publisher')}</dt>
          <dd>
            <Publisher publisher={publisher} intl={intl} />
          </dd>
        </div>
        {publisher === null ? null : (
          <div>
            <dt>{text('facts.key')}</dt>
            <dd className="plugins-digest">
              <code>{publisher.public_key}</code>
              <CopyButton text={publisher.public_key} label={text('facts.copyKey')} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('facts.digest')}</dt>
          <dd className="plugins-digest">
            <code>{sha384}</code>
            <CopyButton text={sha384} label={text('facts.copyDigest')} />
          </dd>
        </div>
      </dl>
      {licences.length === 0 ? null : (
        <details className="plugins-licences">
          <summary>{text('facts.licences', { count: licences.length })}</summary>
          <ul>
            {licences.map(({ name, version: of, licence }) => (
              <li key={`${name} ${of}`}>
                <code>{name}</code> {of} · {licence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
