import type { PluginIntl } from '@airshed/kit'

const PREFIX = 'action.'

/** What was done, as a sentence; an action without words is shown as it is. */
export function actionWords(action: string, intl: PluginIntl): string {
  const id = `${PREFIX}${action}`
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : action
}

/** Every action that the console has words for. */
export const namedActions = (intl: PluginIntl): readonly string[] =>
  Object.keys(intl.messages).flatMap((id) =>
    id.startsWith(PREFIX) ? [id.slice(PREFIX.length)] : [],
  )
