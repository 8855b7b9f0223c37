import { useSession } from '@airshed/kit'
import type { Sensor } from '@airshed/kit/define'
import { SchemaForm } from '@airshed/kit/forms'
import { useState } from 'react'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { plugin } from '../plugin.ts'
import type { DustTrakSettings } from '../schema.ts'
import validate from '../schema.ts?form-validator'

interface DustTrakPageProps {
  sensor: Sensor
  disabled?: boolean
  onSave?: (payload: Record<string, unknown>) => void
}

/** The form as a device page shows it: filled from the sensor, saved as a payload. */
export function DustTrakPage({ sensor, disabled = false, onSave }: DustTrakPageProps) {
  const { locale } = useSession()
  const [value, setValue] = useState<Partial<DustTrakSettings>>(() => plugin.fromDevice(sensor))
  return (
    <div style={{ maxWidth: 560 }}>
      <SchemaForm<DustTrakSettings>
        schema={plugin.schema}
        uiSchema={plugin.uiSchema}
        validator={validate}
        messages={locale === 'es_ES' ? es : en}
        value={value}
        onChange={setValue}
        onSubmit={(settings) => onSave?.(plugin.toPayload(settings))}
        settle={plugin.settle}
        formContext={{ choices: plugin.choices?.(sensor) ?? {} }}
        disabled={disabled}
        submitLabel={locale === 'es_ES' ? 'Guardar' : 'Save'}
      />
    </div>
  )
}
