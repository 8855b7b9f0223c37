import type { NodeSetting, NodeSettings } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { FieldNote } from '@airshed/console-kit/forms'
import { stateText } from './stateText.ts'

/**
 * Notes at the fields of settings that a device has not confirmed, by name.
 *
 * @param answer undefined while it loads
 * @param nowMs current time, ms UTC
 * @param ofSensor which settings: by default those of the device, otherwise those of the sensor with this
 *   connection
 */
export function settingNotes(
  answer: NodeSettings | undefined,
  nowMs: number,
  intl: PluginIntl,
  ofSensor?: string,
): Record<string, FieldNote> {
  if (answer === undefined) return {}
  const { last_contact: lastContact } = answer
  const settings: readonly NodeSetting[] =
    ofSensor === undefined ? answer.settings : (answer.sensors[ofSensor] ?? [])
  return Object.fromEntries(
    settings
      .filter(({ state }) => state !== 'applied' && state !== 'reported')
      .map((setting) => [
        setting.name,
        {
          text: stateText({ setting, lastContact, nowMs, intl }),
          ...(setting.state === 'refused' ? { intent: 'danger' as const } : {}),
        },
      ]),
  )
}
