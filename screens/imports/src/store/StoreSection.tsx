import {
  PageSection,
  UnavailableButton,
  useChange,
  useConfirmed,
  type FileImportDetails,
  type ImportMap,
} from '@airshed/console-kit'
import { storeImport } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { textOf } from '../textOf.ts'
import { ConflictChoice } from './ConflictChoice.tsx'

export interface StoreSectionProps {
  found: FileImportDetails
  /** null: the map does not say enough. */
  map: ImportMap | null
  /** Whether the latest check was of this map. */
  isChecked: boolean
  organization: string
  intl: PluginIntl
}

/** Stores the readings of a file after a question that says how many, and where. */
export function StoreSection({ found, map, isChecked, organization, intl }: StoreSectionProps) {
  const text = textOf(intl)
  const { id, state, checked, actions } = found
  const [isRevising, setRevising] = useState(false)
  const { mutateAsync: store } = useChange(storeImport, { isShown: () => false })
  const confirmed = useConfirmed('import of a file')
  const { new: added = 0, conflicting = 0, device_count: devices = 0 } = checked ?? {}
  const replaced = isRevising ? conflicting : 0
  const reason =
    map === null || checked === null || !isChecked || !actions.includes('store')
      ? text(state === 'checking' ? 'store.checking' : 'store.unchecked')
      : added + replaced === 0
        ? text('store.nothing')
        : null
  const ask = (sent: ImportMap): void =>
    confirmed.start({
      confirm: {
        title: text('store.title', { count: added + replaced, organization }),
        text: text(replaced === 0 ? 'store.text' : 'store.text.replaced', {
          added: intl.formatNumber(added),
          replaced: intl.formatNumber(replaced),
          devices,
        }),
        confirmLabel: text('store.start'),
        intent: 'primary',
      },
      run: () => store({ params: { id }, body: { map: sent, revise: isRevising } }),
    })
  return (
    <PageSection title={text('step.store')} lead={text('store.lead')}>
      {checked === null || conflicting === 0 ? null : (
        <ConflictChoice
          count={conflicting}
          isRevising={isRevising}
          intl={intl}
          onChange={setRevising}
        />
      )}
      <div>
        {map === null || reason !== null ? (
          <UnavailableButton
            intent="primary"
            text={text('store.start')}
            reason={reason ?? text('store.unchecked')}
          />
        ) : (
          <Button intent="primary" text={text('store.start')} onClick={() => ask(map)} />
        )}
      </div>
      {confirmed.dialog}
    </PageSection>
  )
}
