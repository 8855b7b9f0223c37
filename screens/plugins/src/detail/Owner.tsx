import type { PluginSummary } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { Publisher } from '../Publisher.tsx'

export interface OwnerProps {
  plugin: PluginSummary
  intl: PluginIntl
  onTransfer: () => void
}

/** The key that has to sign further versions, and a button to transfer the plugin. */
export function Owner({ plugin: { owner }, intl, onTransfer }: OwnerProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <div className="plugins-owner">
      <p>{text(owner === null ? 'owner.none' : 'owner.text')}</p>
      {owner === null ? null : <Publisher publisher={owner} intl={intl} />}
      <Button size="small" text={text('action.transfer')} onClick={onTransfer} />
    </div>
  )
}
