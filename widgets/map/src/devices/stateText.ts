import { uiMessages, type PluginIntl } from '@airshed/kit'
import type { StateCount } from './stateCounts.ts'
import type { PinState } from './pinState.ts'

/** The word for a state: that of the status, or how the air is. */
export function stateWord(state: PinState, intl: PluginIntl): string {
  if (state === 'moderate' || state === 'poor') return intl.formatMessage({ id: `state.${state}` })
  const words: Readonly<Record<string, string>> = uiMessages[intl.locale === 'es' ? 'es' : 'en']
  return words[`ui.status.${state}`] ?? state
}

/** `Online 9, Offline 3`. */
export function countText(counts: readonly StateCount[], intl: PluginIntl): string {
  return counts
    .map(({ state, count }) => `${stateWord(state, intl)} ${intl.formatNumber(count)}`)
    .join(', ')
}
