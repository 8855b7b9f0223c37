import type { NodeSettings } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { FieldNote } from '@airshed/console-kit/forms'
import { stateWords } from './stateWords.ts'

/**
 * What is said at the fields of settings that a device has not confirmed, by their names.
 *
 * @param settings undefined while they load
 * @param nowMs the present, ms UTC
 */
export function settingNotes(
  settings: NodeSettings | undefined,
  nowMs: number,
  intl: PluginIntl,
): Record<string, FieldNote> {
  if (settings === undefined) return {}
  const { last_contact: lastContact } = settings
  return Object.fromEntries(
    settings.settings
      .filter(({ state }) => state !== 'applied' && state !== 'reported')
      .map((setting) => [
        setting.name,
        {
          text: stateWords({ setting, lastContact, nowMs, intl }),
          ...(setting.state === 'refused' ? { intent: 'danger' as const } : {}),
        },
      ]),
  )
}
