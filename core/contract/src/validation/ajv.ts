import { Ajv, type Options } from 'ajv'
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats'

// The module is CommonJS: Node hands over its exports object, bundlers the function itself.
const addFormats = ((addFormatsModule as { default?: unknown }).default ??
  addFormatsModule) as FormatsPlugin

/**
 * Ajv as everything in Airshed uses it: all errors at once, values left as they are.
 * It compiles with `new Function`: the browser uses validators that were compiled ahead of time.
 *
 * @param options what differs from that
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
