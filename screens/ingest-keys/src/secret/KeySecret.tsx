import { CopyBlock, ShownOnce } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { sendCommand } from './sendCommand.ts'

export interface KeySecretProps {
  /** The secret itself. */
  value: string
  /** Address of the server. Default: that of the page. */
  server?: string
  intl: PluginIntl
}

/** A new key, which cannot be read again, and how to send a first reading with it. */
export function KeySecret(props: KeySecretProps) {
  const { value, server = window.location.origin, intl } = props
  const text = (id: string): string => intl.formatMessage({ id })
  const command = sendCommand(server)
  return (
    <ShownOnce
      label={text('secret')}
      lead={text('secret.once')}
      secret={value}
      copyLabel={text('secret.copy')}
    >
      <p>{text('secret.command')}</p>
      <CopyBlock text={command} label={text('secret.copyCommand')} />
    </ShownOnce>
  )
}
