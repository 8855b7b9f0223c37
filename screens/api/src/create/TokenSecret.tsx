import { CopyButton, type ApiTokenCreated } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { publishCommand } from './publishCommand.ts'

export interface TokenSecretProps {
  token: ApiTokenCreated
  intl: PluginIntl
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A new secret, which nobody can read again, and the commands that use it without writing it down. */
export function TokenSecret({ token: made, intl }: TokenSecretProps) {
  const { token, organization_id: organizationId } = made
  const text = (id: string): string => intl.formatMessage({ id })
  const command = publishCommand(window.location.origin, organizationId)
  return (
    <div
      className="api-secret"
      role="group"
      aria-label={text('made')}
      ref={takeFocus}
      tabIndex={-1}
    >
      <p>{text('made.once')}</p>
      <div className="api-code">
        <code>{token}</code>
        <CopyButton text={token} label={text('made.copy')} />
      </div>
      {made.capabilities.includes('publish_plugins') ? (
        <>
          <p>{text('made.command')}</p>
          <div className="api-code">
            <code>{command}</code>
            <CopyButton text={command} label={text('made.copyCommand')} />
          </div>
          <p className="air-muted">{text('made.machines')}</p>
        </>
      ) : null}
    </div>
  )
}
