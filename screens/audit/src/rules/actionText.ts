import type { PluginIntl } from '@airshed/kit'

const PREFIX = 'action.'

/** An action as a sentence; an action without a text is shown as it is. */
export function actionText(action: string, intl: PluginIntl): string {
  const id = `${PREFIX}${action}`
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : action
}

/** Every action that the console has a text for. */
export const namedActions = (intl: PluginIntl): readonly string[] =>
  Object.keys(intl.messages).flatMap((id) =>
    id.startsWith(PREFIX) ? [id.slice(PREFIX.length)] : [],
  )
