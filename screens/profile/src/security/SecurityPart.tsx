import { PageSection } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import type { PartProps } from '../about/AboutPart.tsx'
import { SecondFactorSection } from './factor/SecondFactorSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionList } from './SessionList.tsx'

/** What a sign-in requires, and where the reader is signed in. */
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
  return (
    <>
      <PasswordSection intl={intl} />
      <SecondFactorSection intl={intl} />
      <SessionList intl={intl} />
    </>
  )
}
