import { Callout, CopyButton, LeaveGuard } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import './newIngestKey.css'

export interface NewIngestKeyProps {
  /** Name of the organization whose key it is. */
  organization: string
  ingestKey: string
  continueLabel: string
  intl: PluginIntl
  onContinue: () => void
}

/** Shows the ingest key of a new organization, this once, until the reader goes on. */
export function NewIngestKey(props: NewIngestKeyProps) {
  const { organization, ingestKey, intl } = props
  return (
    <section className="organizations-key" aria-label={intl.formatMessage({ id: 'key.title' })}>
      <Callout intent="warning" compact>
        {intl.formatMessage({ id: 'key.once' }, { name: organization })}
      </Callout>
      <p className="organizations-key-value">
        <code>{ingestKey}</code>
        <CopyButton text={ingestKey} label={intl.formatMessage({ id: 'key.copy' })} />
      </p>
      <Button intent="primary" text={props.continueLabel} onClick={props.onContinue} />
      <LeaveGuard isChanged />
    </section>
  )
}
