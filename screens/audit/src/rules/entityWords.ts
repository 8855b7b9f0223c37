import type { PluginIntl } from '@airshed/kit'

const PREFIX = 'entity.'

/** The kind of thing that something was done to; one without words is shown as it is. */
export function entityWords(entity: string, intl: PluginIntl): string {
  const id = `${PREFIX}${entity}`
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : entity
}

/** Every kind of thing that the console has words for. */
export const namedEntities = (intl: PluginIntl): readonly string[] =>
  Object.keys(intl.messages).flatMap((id) =>
    id.startsWith(PREFIX) ? [id.slice(PREFIX.length)] : [],
  )
