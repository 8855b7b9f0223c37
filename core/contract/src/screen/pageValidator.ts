import type { CompiledValidator } from '../validation/compiled.ts'

/**
 * The validator of one page, derived from that of all parameters of its screen (see
 * `screenSchema`). The paths of its errors start at the parameters of the page.
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
