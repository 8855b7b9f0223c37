import type { PluginIntl } from '@airshed/kit'

const PREFIX = 'entity.'

/** The kind of a target; one without a text is shown as it is. */
export function entityText(entity: string, intl: PluginIntl): string {
  const id = `${PREFIX}${entity}`
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : entity
}

/** Every kind of target that the console has a text for. */
export const namedEntities = (intl: PluginIntl): readonly string[] =>
  Object.keys(intl.messages).flatMap((id) =>
    id.startsWith(PREFIX) ? [id.slice(PREFIX.length)] : [],
  )
