import { lazyTexts, type TextLoader } from '@airshed/ui'
import en from './messages/common-en.json' with { type: 'json' }

type Sentences = Record<'en' | 'es', Readonly<Record<string, string>>>

/** Sentences that a page may need at any time; the rest are loaded with the first refusal. */
const common = lazyTexts(en, () => import('./messages/common-es.json'))
let refusals: Sentences = { en: {}, es: {} }
let loading: Promise<void> | undefined

/** Loads the Spanish of the sentences that a page may need at any time. */
export const commonSentences: TextLoader = common

async function load(): Promise<void> {
  const { sentences } = await import('./sentences.ts')
  refusals = sentences
}

/**
 * Loads the sentences of all codes, once: few pages ever need them. The API client of a page waits for
 * this before it throws a refusal. If they cannot be loaded, {@link codeText} names the code instead and the next
 * call tries again.
 */
export function loadErrorSentences(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined
  })
  return loading
}

function textsFor(locale: string): Readonly<Record<string, string>> {
  const language = locale.startsWith('es') ? 'es' : 'en'
  return { ...common.messages[language], ...refusals[language] }
}

/** The text of a key; a property name of Object's prototype is not a key. */
const own = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/**
 * The text with its placeholders filled; null when there is no text, or a part is missing. A part such as the
 * permission `read_users` is filled in by its name in the language, the text `permission.read_users`.
 */
function filled(
  texts: Readonly<Record<string, string>>,
  key: string,
  parts: Readonly<Record<string, string>>,
): string | null {
  const text = own(texts, key)
  if (text === undefined) return null
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => parts[name] === undefined)) return null
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const part = parts[name] ?? ''
    return own(texts, `${name}.${part}`) ?? part
  })
}

/**
 * The sentence for a code of the server's error table in the user's language: the longest whose parts are all known,
 * of `CODE.parts`, `CODE.part` and `CODE`. A code without such a sentence gets a general one that names the code.
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
  const texts = textsFor(locale)
  return (
    filled(texts, `${code}.parts`, parts) ??
    filled(texts, `${code}.part`, parts) ??
    filled(texts, code, parts) ??
    filled(texts, 'OTHER', { code }) ??
    code
  )
}

/** Codes that the client makes up for a refusal in which the server named none. */
const UNNAMED = /^HTTP_\d+$/

/**
 * The title above the sentence of {@link codeText}, the specified message such as "Permission error.".
 *
 * @param code as for {@link codeText}; only a refusal without a code, `HTTP_{status}` or `OTHER`, is an unknown error
 * @returns null where the sentence stands alone, or a part of the title is missing
 */
export function codeTitle(
  code: string,
  locale: string,
  parts: Readonly<Record<string, string>> = {},
): string | null {
  return filled(textsFor(locale), `${UNNAMED.test(code) ? 'OTHER' : code}.title`, parts)
}
