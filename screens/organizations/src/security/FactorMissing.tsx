import { Callout } from '@airshed/console-kit'
import { Button, useNavigation, useSession, type PluginIntl } from '@airshed/kit'

/** Explains that whoever requires a second factor must have one first, and links to it. */
export function FactorMissing({ intl }: { intl: PluginIntl }) {
  const { config, signInAgain } = useSession()
  const { go } = useNavigation()
  const text = (id: string): string => intl.formatMessage({ id })
  const isExternal = config.is_identity_external === true
  return (
    <Callout intent="warning" role="alert">
      <p>{text(isExternal ? 'security.missing.external' : 'security.missing')}</p>
      <span className="organization-security-ways">
        {isExternal ? null : (
          <Button text={text('security.missing.set')} onClick={() => go('profile?tab=security')} />
        )}
        <Button text={text('security.missing.again')} onClick={() => signInAgain?.()} />
      </span>
    </Callout>
  )
}
