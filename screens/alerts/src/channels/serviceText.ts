import type { ChannelKind } from '@airshed/console-kit'
import { CHANNEL_SERVICES, channelFields } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'
import type { ChannelPlace, ChannelProblem } from './channelDraft.ts'

/** A text of a service, see `CHANNEL_SERVICES`, in the language of the reader. */
export const inLanguageOf = (
  { locale }: Pick<PluginIntl, 'locale'>,
  { en, es }: { readonly en: string; readonly es: string },
): string => (locale.startsWith('es') ? es : en)

const { webhook: _, ...NAMED } = CHANNEL_SERVICES

/** The services of others, as in `Slack, Telegram`: a webhook is of one’s own. */
export const SERVICE_NAMES = Object.values(NAMED)
  .map(({ name }) => name)
  .join(', ')

/** What a form says of a field that cannot be saved. */
export function problemText(
  problem: ChannelProblem,
  kind: ChannelKind,
  place: ChannelPlace,
  intl: PluginIntl,
): string {
  const field = channelFields(kind).find(([name]) => name === place)?.[1]
  return problem === 'pattern' && field?.type === 'text'
    ? inLanguageOf(intl, field.problem)
    : textOf(intl)(`channels.problem.${problem}`)
}
