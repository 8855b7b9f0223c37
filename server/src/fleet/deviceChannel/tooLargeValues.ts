import type { Issue } from '@airshed/schemas'

/** Maximum bytes of one value of a device or a sensor as JSON. */
const VALUE_BYTES_MAX = 4096

/** Values that are too large, as issues. @param path of the values in the message or body */
export const tooLargeValues = (path: string, values: Readonly<Record<string, unknown>>): Issue[] =>
  Object.entries(values)
    .map(([name, value]) => ({ name, bytes: Buffer.byteLength(JSON.stringify(value)) }))
    .filter(({ bytes }) => bytes > VALUE_BYTES_MAX)
    .map(({ name, bytes }) => ({
      path: `${path}/${name}`,
      expected: `at most ${VALUE_BYTES_MAX} bytes of JSON`,
      got: `${bytes}`,
    }))
