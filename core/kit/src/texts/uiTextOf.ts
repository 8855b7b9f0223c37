import { uiMessages, type UiText } from '@airshed/ui'

/** Short texts of the console outside of components, for summaries; placeholders are plain names. */
export function uiTextOf(locale: string): UiText {
  const words: Readonly<Record<string, string>> = uiMessages[locale === 'es' ? 'es' : 'en']
  return (id, values = {}) =>
    (words[id] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
