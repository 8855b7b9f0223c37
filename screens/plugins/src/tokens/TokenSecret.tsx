import type { ApiTokenCreated } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { CopyButton } from '../CopyButton.tsx'
import { publishCommand } from './publishCommand.ts'

export interface TokenSecretProps {
  token: ApiTokenCreated
  intl: PluginIntl
  onDone: () => void
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A new secret, which nobody can read again, and the command that uses it. */
export function TokenSecret({ token: made, intl, onDone }: TokenSecretProps) {
  const { token, organization_id: organizationId } = made
  const text = (id: string): string => intl.formatMessage({ id })
  const command = publishCommand(window.location.origin, organizationId, token)
  return (
    <div
      className="plugins-secret"
      role="group"
      aria-label={text('tokens.made')}
      ref={takeFocus}
      tabIndex={-1}
    >
      <strong>{text('tokens.made')}</strong>
      <p>{text('tokens.once')}</p>
      <div className="plugins-code">
        <code>{token}</code>
        <CopyButton text={token} label={text('tokens.copy')} intl={intl} />
      </div>
      <p>{text('tokens.command')}</p>
      <div className="plugins-code">
        <code>{command}</code>
        <CopyButton text={command} label={text('tokens.copyCommand')} intl={intl} />
      </div>
      <Button size="small" text={text('tokens.done')} onClick={onDone} />
    </div>
  )
}
