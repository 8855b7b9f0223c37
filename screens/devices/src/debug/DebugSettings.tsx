import { FormPart, type NodeSettings } from '@airshed/console-kit'
import { DEBUG_LEVELS } from '@airshed/console-kit/define'
import type { Messages, Node, PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { settingNotes } from '../edit/settingNotes.ts'
import { useNodeForm } from '../edit/useNodeForm.ts'
import {
  assumedDebug,
  debugChanges,
  debugFormOf,
  meansSameDebug,
  withDebugSettings,
} from './debugChanges.ts'
import { schema, uiSchema, type DebugForm } from './debugForm.ts'
import validator from './debugForm.ts?form-validator'

const RULES = { meansSame: meansSameDebug }

export interface DebugSettingsProps {
  node: Node
  settings: NodeSettings
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Asks a device to log more or less; the state of each setting is shown at its field. */
export function DebugSettings({ node, settings, nowMs, intl }: DebugSettingsProps) {
  const asked = useMemo(() => withDebugSettings(node, settings.settings), [node, settings])
  const form = useNodeForm<DebugForm>({
    node: asked,
    formOf: debugFormOf,
    changesOf: debugChanges,
    rules: RULES,
  })
  const { stored } = form
  const assumed = useMemo(() => assumedDebug({ ...debugFormOf(asked), ...stored }), [asked, stored])
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
