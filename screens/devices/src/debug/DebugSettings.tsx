import { FormPart, useChange, useFormSaving, type NodeSettings } from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import { DEBUG_LEVELS } from '@airshed/console-kit/define'
import type { Messages, PluginIntl } from '@airshed/kit'
import { useMemo, useRef, useState } from 'react'
import { settingNotes } from '../edit/settingNotes.ts'
import { debugChanges, debugFormOf } from './debugChanges.ts'
import { schema, uiSchema, type DebugForm } from './debugForm.ts'
import validator from './debugForm.ts?form-validator'

export interface DebugSettingsProps {
  nodeId: string
  settings: NodeSettings
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Asks a device to log more or less; the state of each setting is shown at its field. */
export function DebugSettings({ nodeId, settings, nowMs, intl }: DebugSettingsProps) {
  const [{ start, assumed }] = useState(() => debugFormOf(settings.settings))
  const stored = useRef<Partial<DebugForm>>(start)
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const form = useFormSaving<DebugForm>({
    start,
    async onSave(value) {
      const body = debugChanges(stored.current, value)
      if (body !== null) await edit({ params: { id: nodeId }, body })
      stored.current = value
    },
  })
  const formContext = useMemo(
    () => ({
      choices: {
        debug_level: DEBUG_LEVELS.map((level, index) => ({
          value: String(index),
          label: intl.formatMessage({ id: `debug.level.${level}` }),
        })),
      },
      notes: settingNotes(settings, nowMs, intl),
    }),
    [settings, nowMs, intl],
  )
  return (
    <FormPart<DebugForm>
      {...{ form, schema, uiSchema, validator, formContext, assumed }}
      messages={intl.messages as Messages}
      saveLabel={intl.formatMessage({ id: 'debug.ask' })}
    />
  )
}
