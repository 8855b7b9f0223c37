import { LeaveGuard, ShownOnce } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'

export interface NewIngestKeyProps {
  /** Name of the organization that the key belongs to. */
  organization: string
  ingestKey: string
  continueLabel: string
  intl: PluginIntl
  onContinue: () => void
}

/** Shows the ingest key of a new organization once, until the reader continues. */
export function NewIngestKey(props: NewIngestKeyProps) {
  const { organization, ingestKey, intl } = props
  return (
    <ShownOnce
      label={intl.formatMessage({ id: 'key.title' })}
      lead={intl.formatMessage({ id: 'key.once' }, { name: organization })}
      secret={ingestKey}
      copyLabel={intl.formatMessage({ id: 'key.copy' })}
    >
      <Button intent="primary" text={props.continueLabel} onClick={props.onContinue} />
      <LeaveGuard isChanged />
    </ShownOnce>
  )
}
