import { finding, thrownText, type Finding } from '../../findings/finding.ts'
import type { PluginForm } from '../../pack/formOf.ts'
import { LANGUAGE_NAMES, type PluginTexts } from '../../pack/pluginTexts.ts'
import { icuPlaces } from './icuPlaces.ts'

type Language = keyof PluginTexts
const OTHER = { en: 'es', es: 'en' } as const

/** Place of a text: `src/messages/es.json#/title`. */
const placeOf = (language: Language, id: string): string =>
  `src/messages/${language}.json#/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`

function textFindings(language: Language, texts: PluginTexts): Finding[] {
  const other = OTHER[language]
  const missing = Object.keys(texts[other])
    .filter((id) => texts[language][id] === undefined)
    .map((id) =>
      finding('MESSAGE_MISSING', placeOf(language, id), { other: LANGUAGE_NAMES[other] }),
    )
  const unreadable = Object.entries(texts[language]).flatMap(([id, text]) => {
    const place = placeOf(language, id)
    if (typeof text !== 'string') {
      return [finding('MESSAGE_UNREADABLE', place, { got: `a value of type ${typeof text}` })]
    }
    if (text.trim() === '') return [finding('MESSAGE_EMPTY', place)]
    try {
      icuPlaces(text)
      return []
    } catch (error) {
      return [finding('MESSAGE_UNREADABLE', place, { got: `${thrownText(error)} in "${text}"` })]
    }
  })
  return [...missing, ...unreadable]
}

const placesText = (text: string): string | null => {
  try {
    return icuPlaces(text).join(', ') || 'none'
  } catch {
    return null
  }
}

function differingPlaces({ en, es }: PluginTexts): Finding[] {
  return Object.entries(en).flatMap(([id, text]) => {
    const translated = es[id]
    if (typeof text !== 'string' || typeof translated !== 'string') return []
    const [expected, got] = [placesText(text), placesText(translated)]
    return expected === null || got === null || expected === got
      ? []
      : [finding('MESSAGE_PLACES_DIFFER', placeOf('es', id), { expected, got })]
  })
}

/**
 * Both languages have the same texts with the same placeholders, every text can be parsed, and each
 * settings field has a label. The parameters of a screen are not a form: they need no labels.
 */
export function messageFindings(
  texts: PluginTexts,
  form: Pick<PluginForm, 'schema'> | null,
): Finding[] {
  const { properties = {} } = (form?.schema ?? {}) as { properties?: object }
  const unnamed = Object.keys(properties)
    .filter((field) => texts.en[`config.${field}`] === undefined)
    .map((field) => finding('FIELD_UNNAMED', 'src/messages/en.json', { field }))
  return [
    ...textFindings('en', texts),
    ...textFindings('es', texts),
    ...differingPlaces(texts),
    ...unnamed,
  ]
}
