import { Ajv, type Options } from 'ajv'
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats'

// The module is CommonJS: Node returns its exports object, bundlers the function itself.
const addFormats = ((addFormatsModule as { default?: unknown }).default ??
  addFormatsModule) as FormatsPlugin

/**
 * Ajv with the settings that all of Airshed uses: all errors at once, values left unchanged. It
 * compiles with `new Function`: the browser uses validators that were compiled ahead of time.
 *
 * @param options overrides of these settings
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    useDefaults: false,
    // 1.001 divided by 0.001 is not a whole number in binary.
    multipleOfPrecision: 6,
    ...options,
  })
  addFormats(ajv)
  return ajv
}
