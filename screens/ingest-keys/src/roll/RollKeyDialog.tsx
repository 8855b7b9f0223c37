import { useChange, type IngestKey } from '@airshed/console-kit'
import { rollIngestKey } from '@airshed/console-kit/calls'
import { INGEST_KEY_GRACE_DAYS } from '@airshed/console-kit/define'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import { KeyDialog } from '../secret/KeyDialog.tsx'
import { schema, type RollForm } from './rollForm.ts'
import validator from './rollForm.ts?form-validator'

export interface RollKeyDialogProps {
  rolled: IngestKey
  intl: PluginIntl
  onClose: () => void
}

/** Asks how long a key stays valid beside its replacement, creates the replacement, and shows it once. */
export function RollKeyDialog({ rolled, intl, onClose }: RollKeyDialogProps) {
  const [value, setValue] = useState<Partial<RollForm>>({ grace: '1' })
  const text = (id: string): string => intl.formatMessage({ id }, { name: rolled.name })
  const { mutate, isPending, data } = useChange(rollIngestKey, { success: text('roll.done') })
  const roll = ({ grace }: RollForm): void => {
    const days = INGEST_KEY_GRACE_DAYS.find((one) => String(one) === grace) ?? 1
    mutate({ params: { id: rolled.id }, body: { grace_days: days } })
  }
  return (
    <KeyDialog
      title={text('roll.title')}
      submitLabel={text('roll.confirm')}
      isBusy={isPending}
      made={data}
      intl={intl}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <p>{text('roll.text')}</p>
          <SchemaForm<RollForm>
            id={formId}
            schema={schema}
            validator={validator}
            value={value}
            onChange={setValue}
            messages={intl.messages as Messages}
            disabled={isPending}
            onSubmit={roll}
          />
          <p role="status">{text(value.grace === '0' ? 'roll.now' : 'roll.grace')}</p>
        </>
      )}
    </KeyDialog>
  )
}
