import type { CompiledValidator } from '../validation/compiled.ts'

/**
 * The validator of one page, from that of all parameters of its screen (see `screenSchema`). Errors
 * stand at the places of the parameters.
 */
export function pageValidator(ofScreen: CompiledValidator, pageId: string): CompiledValidator {
  const place = `/${pageId}`
  const validate: CompiledValidator = (params) => {
    const isValid = ofScreen({ [pageId]: params })
    validate.errors = (ofScreen.errors ?? []).map((error) =>
      error.instancePath.startsWith(place)
        ? { ...error, instancePath: error.instancePath.slice(place.length) }
        : error,
    )
    return isValid
  }
  return validate
}
