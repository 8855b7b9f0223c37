import {
  Choice,
  Field,
  FormDialog,
  NumberField,
  useChange,
  type FirmwareImage,
  type RolloutGates,
} from '@airshed/console-kit'
import { startFirmwareRollout } from '@airshed/console-kit/calls'
import { DEFAULT_GATES, ROLLOUT_MINUTES_MAX } from '@airshed/console-kit/define'
import { formatShare, useNavigation, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { textOf } from '../textOf.ts'
import { WAVE_CHOICE_NAMES, WAVE_CHOICES, type WaveChoice } from './waveChoices.ts'
import '../firmware.css'

export interface StartDialogProps {
  intl: PluginIntl
  image: FirmwareImage
  onClose: () => void
}

type Figure = Exclude<keyof RolloutGates, 'needs_readings'>
const FIGURES: readonly { name: Figure; least: number; most: number }[] = [
  { name: 'online_percent_min', least: 1, most: 100 },
  { name: 'online_within_minutes', least: 1, most: ROLLOUT_MINUTES_MAX },
  { name: 'failed_percent_max', least: 0, most: 100 },
]

/** Asks in which waves an image is rolled out, and what has to hold before the next one begins. */
export function StartDialog({ intl, image, onClose }: StartDialogProps) {
  const text = textOf(intl)
  const { go } = useNavigation()
  const [waves, setWaves] = useState<WaveChoice>('usual')
  const [readings, setReadings] = useState<'yes' | 'no'>('yes')
  const [figures, setFigures] = useState<Record<Figure, number | null>>(() => ({
    online_percent_min: DEFAULT_GATES.online_percent_min,
    online_within_minutes: DEFAULT_GATES.online_within_minutes,
    failed_percent_max: DEFAULT_GATES.failed_percent_max,
  }))
  const { mutateAsync, isPending } = useChange(startFirmwareRollout, {
    success: text('start.done'),
  })
  const { online_percent_min, online_within_minutes, failed_percent_max } = figures
  const isWhole =
    online_percent_min !== null && online_within_minutes !== null && failed_percent_max !== null
  const submit = async (): Promise<void> => {
    if (!isWhole) return
    const gates = {
      online_percent_min,
      online_within_minutes,
      failed_percent_max,
      needs_readings: readings === 'yes',
    }
    const body = {
      organization_id: image.organization_id,
      image_id: image.id,
      waves: [...WAVE_CHOICES[waves]],
      gates,
    }
    const { id } = await mutateAsync({ body })
    go(`firmware/rollouts/${encodeURIComponent(id)}`)
  }
  return (
    <FormDialog
      title={text('start.title', { version: image.version, type: image.device_type })}
      submitLabel={text('start')}
      isBusy={isPending}
      canSubmit={isWhole}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          className="firmware-form"
          onSubmit={(event) => {
            event.preventDefault()
            // The change shows its failure.
            submit().catch(() => undefined)
          }}
        >
          <p>{text('start.text', { type: image.device_type })}</p>
          <Field label={text('start.waves')} help={text(`start.waves.${waves}.help`)}>
            {(control) => (
              <Choice
                {...control}
                options={WAVE_CHOICE_NAMES.map((value) => ({
                  value,
                  label: WAVE_CHOICES[value]
                    .map((percent) => formatShare(percent / 100, intl.locale))
                    .join(', '),
                }))}
                value={waves}
                onChange={setWaves}
              />
            )}
          </Field>
          {FIGURES.map(({ name, least, most }) => (
            <NumberField
              key={name}
              label={text(`gate.${name}`)}
              value={figures[name]}
              isAllowed={(value) => Number.isInteger(value) && value >= least && value <= most}
              wrong={text('start.range', { least, most })}
              onChange={(value) => setFigures((before) => ({ ...before, [name]: value }))}
            />
          ))}
          <Field label={text('gate.needs_readings')}>
            {(control) => (
              <Choice
                {...control}
                options={(['yes', 'no'] as const).map((value) => ({ value, label: text(value) }))}
                value={readings}
                onChange={setReadings}
              />
            )}
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
