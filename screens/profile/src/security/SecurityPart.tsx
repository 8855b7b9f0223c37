import { PageSection } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import type { PartProps } from '../about/AboutPart.tsx'
import { SessionList } from './SessionList.tsx'

/** Where the reader is signed in. */
export function SecurityPart({ intl }: PartProps) {
  const { config } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  if (config.is_identity_external === true) {
    return (
      <PageSection title={text('external.title')}>
        <p>{intl.formatMessage({ id: 'external.text' }, { issuer: config.issuer })}</p>
      </PageSection>
    )
  }
  return <SessionList intl={intl} />
}
