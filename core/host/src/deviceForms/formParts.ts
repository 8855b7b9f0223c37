import type { AnyDeviceFormDefinition, CompiledValidator, Messages } from '@airshed/contract'

/** What a form needs besides its definition. */
interface FormParts {
  validate: CompiledValidator
  en: Messages
  es: Messages
}

const kept = new WeakMap<AnyDeviceFormDefinition, Promise<FormParts>>()

/** Validator and texts of a device form, loaded once; the same promise for the same form. */
export function loadFormParts(definition: AnyDeviceFormDefinition): Promise<FormParts> {
  const known = kept.get(definition)
  if (known !== undefined) return known
  const started = load(definition)
  kept.set(definition, started)
  return started
}

async function load({ messages, loadValidator }: AnyDeviceFormDefinition): Promise<FormParts> {
  const [en, es, validator] = await Promise.all([messages.en(), messages.es(), loadValidator()])
  return { en: en.default, es: es.default, validate: validator.default }
}
