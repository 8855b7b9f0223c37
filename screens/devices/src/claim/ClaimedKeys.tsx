import { Callout, saveTable, useShowError } from '@airshed/console-kit'
import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'

export interface ClaimedKeysProps {
  /** Serial → its new key. */
  keys: Readonly<Record<string, string>>
  intl: PluginIntl
  /** The keys were saved to a file. */
  onSaved: () => void
}

/** Warns that new keys are shown only now, and saves them as a file. */
export function ClaimedKeys({ keys, intl, onSaved }: ClaimedKeysProps) {
  const showError = useShowError()
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)
  const count = Object.keys(keys).length
  if (count === 0) return <Callout compact>{text('claim.keys.none')}</Callout>
  const save = (): void => {
    const table = {
      title: text('claim.keys.file'),
      columns: [
        { header: text('column.serial'), kind: 'text' as const },
        { header: text('key'), kind: 'text' as const },
      ],
      rows: Object.entries(keys),
    }
    saveTable(table, { format: 'csv', timezone: intl.timeZone ?? 'UTC' })
      .then(onSaved)
      .catch((error: unknown) => showError(error, 'keys of devices'))
  }
  return (
    <Callout intent="warning" compact>
      <p>{text('claim.keys.once', { count })}</p>
      <Button
        icon={<NamedIcon name="export" />}
        text={text('claim.keys.download')}
        onClick={save}
      />
    </Callout>
  )
}
