import type { PluginIntl } from '@airshed/kit'
import type { AskQuestion } from './askQuestion.ts'

/** Title of a dialog that asks devices for something. */
export const askTitle = (
  { change, count }: Pick<AskQuestion, 'change' | 'count'>,
  intl: PluginIntl,
): string =>
  count === null
    ? intl.formatMessage({ id: `ask.${change}.all.title` })
    : intl.formatMessage({ id: `ask.${change}.many.title` }, { count })
