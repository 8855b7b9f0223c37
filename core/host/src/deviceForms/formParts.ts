import type {
  AnyDeviceFormDefinition,
  CompiledValidator,
  LazyDeviceForm,
  Messages,
} from '@airshed/contract'
import { loadOnce, type Kept } from '../widget/pluginResource.ts'

/** What a form needs besides its definition. */
interface FormParts {
  validate: CompiledValidator
  en: Messages
  es: Messages
}

const kept: Kept<FormParts> = new WeakMap()
const keptDefinitions: Kept<AnyDeviceFormDefinition> = new WeakMap()

/**
 * Validator and texts of a device form, loaded once; the same promise for the same form.
 *
 * @throws PluginLoadError
 */
export function loadFormParts(definition: AnyDeviceFormDefinition): Promise<FormParts> {
  return loadOnce(kept, definition, '', async () => {
    const { messages, loadValidator } = definition
    const [en, es, validator] = await Promise.all([messages.en(), messages.es(), loadValidator()])
    return { en: en.default, es: es.default, validate: validator.default }
  })
}

/**
 * The definition of a built-in device form, loaded once with its parts; the same promise for the same form.
 *
 * @throws PluginLoadError
 */
export function loadDefinition(form: LazyDeviceForm): Promise<AnyDeviceFormDefinition> {
  return loadOnce(keptDefinitions, form, '', async () => {
    const { default: definition } = await form.loadForm()
    await loadFormParts(definition)
    return definition
  })
}
