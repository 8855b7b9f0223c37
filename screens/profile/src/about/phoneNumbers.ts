// Loaded when the form is: the numbering plans of all countries are 80 kB.
import examples from 'libphonenumber-js/examples.mobile.json'
import {
  AsYouType,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

/** A number in its stored form: E.164, such as `+64215550101`; null if it is not valid in any country. */
export function keptNumber(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed)
  return parsed?.isValid() === true ? parsed.number : null
}

/**
 * An example number of the country that was typed, otherwise of that of the language.
 *
 * @param locale wire name, such as `es_ES`
 */
export function exampleNumber(typed: string, locale: string): string {
  const asTyped = new AsYouType()
  asTyped.input(typed)
  const country = asTyped.getCountry() ?? (locale.slice(-2) as CountryCode)
  return getExampleNumber(country, examples)?.formatInternational() ?? '+1 201 555 0123'
}
