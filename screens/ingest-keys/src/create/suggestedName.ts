import type { PluginIntl } from '@airshed/kit'

/** The name of a key by the minute in which it is created, so that it differs from the others. @param nowMs ms UTC */
export const suggestedName = (nowMs: number, intl: PluginIntl): string =>
  intl
    .formatMessage(
      { id: 'create.name' },
      { time: intl.formatDate(nowMs, { dateStyle: 'medium', timeStyle: 'short' }) },
    )
    // A narrow space before AM and PM is not found by whoever types an ordinary one.
    .replaceAll('\u202F', ' ')
