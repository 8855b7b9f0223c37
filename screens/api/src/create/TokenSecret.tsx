import { CopyBlock, ShownOnce, type ApiTokenCreated } from '@airshed/console-kit'
import { PlaceLink, type PluginIntl } from '@airshed/kit'
import { publishCommand } from './publishCommand.ts'

export interface TokenSecretProps {
  token: ApiTokenCreated
  intl: PluginIntl
}

/** A new secret, which cannot be read again, and the commands that use it without writing it down. */
export function TokenSecret({ token: made, intl }: TokenSecretProps) {
  const { token, organization_id: organizationId } = made
  const text = (id: string): string => intl.formatMessage({ id })
  const command = publishCommand(window.location.origin, organizationId)
  return (
    <ShownOnce
      label={text('made')}
      lead={text('made.once')}
      secret={token}
      copyLabel={text('made.copy')}
    >
      {made.capabilities.includes('publish_plugins') ? (
        <>
          <p>{text('made.command')}</p>
          <CopyBlock text={command} label={text('made.copyCommand')} />
          <p className="air-muted">{text('made.machines')}</p>
        </>
      ) : (
        <p>
          <PlaceLink to="api/examples">{text('made.examples')}</PlaceLink>
        </p>
      )}
    </ShownOnce>
  )
}
