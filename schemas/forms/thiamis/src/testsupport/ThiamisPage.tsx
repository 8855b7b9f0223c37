import { useSession } from '@airshed/kit'
import type { Node } from '@airshed/kit/define'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { plugin } from '../plugin.ts'
import type { ThiamisSettings } from '../schema.ts'
import validate from '../schema.ts?form-validator'

interface ThiamisPageProps {
  device: Node
  disabled?: boolean
  onSave?: (payload: Record<string, unknown>) => void
}

/** The form as a device page shows it: filled from the device, saved as a payload. */
export function ThiamisPage({ device, disabled = false, onSave }: ThiamisPageProps) {
  const { locale } = useSession()
  const [value, setValue] = useState<Partial<ThiamisSettings>>(() => plugin.fromDevice(device))
  return (
    <div style={{ maxWidth: 560 }}>
      <SchemaForm<ThiamisSettings>
        schema={plugin.schema}
        uiSchema={plugin.uiSchema}
        validator={validate}
        messages={locale === 'es_ES' ? es : en}
        value={value}
        onChange={setValue}
        onSubmit={(settings) => onSave?.(plugin.toPayload(settings))}
        settle={plugin.settle}
        disabled={disabled}
        submitLabel={locale === 'es_ES' ? 'Guardar' : 'Save'}
      />
    </div>
  )
}
