import { withoutDirections } from '@airshed/domain'

/** Longest key of a payload that becomes part of a data point's id. */
const KEY_LENGTH_MAX = 100

// oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
const controls = /[\u0000-\u001f\u007f-\u009f]/g

/**
 * Text of a payload made storable: one line, no control characters and none that change the direction of writing, valid
 * UTF-16, cut.
 */
export function cleanText(text: string, lengthMax: number): string {
  return withoutDirections(text).replace(controls, ' ').trim().slice(0, lengthMax).toWellFormed()
}

/** A key of a payload as part of an id: without white space. An empty one becomes `_`. */
export function cleanKey(key: string): string {
  const clean = cleanText(key, KEY_LENGTH_MAX).replace(/\s+/g, '_')
  return clean === '' ? '_' : clean
}
