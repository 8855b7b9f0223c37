import type { SchemaFormProps } from '@airshed/kit/forms'
import type * as Phones from './phoneNumbers.ts'

type CompiledValidator = SchemaFormProps<object>['validator']

/** Keyword of the issue for an invalid number; its message has an example. */
const PHONE_KEYWORD = 'phone'

/**
 * The validator of the form, which also checks the phone number against the numbering plans of all
 * countries.
 *
 * @param phones null while they load: then only the server checks
 * @param locale of the reader, for an example if none follows from the number
 */
export function withPhoneNumbers(
  validate: CompiledValidator,
  phones: typeof Phones | null,
  locale: string,
): CompiledValidator {
  if (phones === null) return validate
  const check: CompiledValidator = (value) => {
    const isGood = validate(value)
    check.errors = validate.errors ?? null
    const { phone_number: typed } = value as { phone_number?: unknown }
    const isReportedAlready = check.errors?.some(({ keyword, instancePath, params }) =>
      keyword === 'required'
        ? params['missingProperty'] === 'phone_number'
        : instancePath === '/phone_number' && keyword === 'minLength',
    )
    if (
      typeof typed !== 'string' ||
      isReportedAlready === true ||
      phones.keptNumber(typed) !== null
    ) {
      return isGood
    }
    check.errors = [
      ...(check.errors ?? []).filter(({ instancePath }) => instancePath !== '/phone_number'),
      {
        instancePath: '/phone_number',
        schemaPath: '#/properties/phone_number',
        keyword: PHONE_KEYWORD,
        params: { example: phones.exampleNumber(typed, locale) },
      },
    ]
    return false
  }
  return Object.assign(check, {
    ...(validate.parts === undefined ? {} : { parts: validate.parts }),
    ...(validate.conditions === undefined ? {} : { conditions: validate.conditions }),
  })
}
