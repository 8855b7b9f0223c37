import type { DeviceEvent } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { settingName } from '../edit/settingText.ts'

export interface EventText {
  /** What happened, such as `Command given: Blink`. */
  title: string
  /** Its subject, and what the device refused; empty if nothing more is known. */
  detail: string
}

/** An event as text; one that this console does not know has the server's name for it. */
export function eventText(event: DeviceEvent, intl: PluginIntl): EventText {
  const { name, command, changed, refused, organization } = event
  const id = `event.${name}`
  const text = (key: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: key }, values)
  const isKnown = (key: string): boolean => Object.hasOwn(intl.messages, key)
  const named = (one: string): string =>
    isKnown(`event.field.${one}`) ? text(`event.field.${one}`) : settingName(one, intl)
  const list = (names: readonly string[]): string => intl.formatList(names.map(named))
  return {
    title: isKnown(id)
      ? text(id, {
          command:
            command !== null && isKnown(`command.${command}`)
              ? text(`command.${command}`)
              : (command ?? ''),
          organization: organization ?? text('event.anotherOrganization'),
        })
      : name,
    detail: [
      ...(changed.length === 0 ? [] : [list(changed)]),
      ...(refused.length === 0 ? [] : [text('event.refused', { names: list(refused) })]),
    ].join(' · '),
  }
}
