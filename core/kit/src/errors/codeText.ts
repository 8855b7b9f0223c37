import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const TEXTS: Record<'en' | 'es', Readonly<Record<string, string>>> = { en, es }

/** The text with its placeholders filled; null when there is no text, or a part is missing. */
function filled(text: string | undefined, parts: Readonly<Record<string, string>>): string | null {
  if (text === undefined) return null
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => parts[name] === undefined)) return null
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => parts[name] ?? '')
}

/**
 * The sentence for a code of the server's error table in the user's language. A code without a
 * sentence, or one whose parts are missing, gets a general sentence that names the code.
 *
 * @param code `NETWORK` when no response arrived, else a code of `docs/errors.md`
 * @param locale BCP 47 tag; English for every language but Spanish
 * @param parts values for the placeholders of the sentence; texts of the server are English
 */
export function codeText(
  code: string,
  locale: string,
  parts: Readonly<Record<string, string>> = {},
): string {
  const texts = TEXTS[locale.startsWith('es') ? 'es' : 'en']
  // A property name of Object's prototype is not a code.
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return filled(text, parts) ?? filled(texts['OTHER'], { code }) ?? code
}
