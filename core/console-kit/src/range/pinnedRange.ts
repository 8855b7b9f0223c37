import type { RangeParams } from './rangeParams.ts'

const NAMES = ['last', 'refresh', 'from', 'to'] as const

/**
 * The pinned range, as address parameters.
 *
 * @param kept the stored text; null: none
 * @returns null without one, or if it cannot be read
 */
export function readPinned(kept: string | null): RangeParams | null {
  if (kept === null) return null
  try {
    const value = JSON.parse(kept) as unknown
    if (typeof value !== 'object' || value === null) return null
    const texts = NAMES.flatMap((name) => {
      const text = (value as Record<string, unknown>)[name]
      return typeof text === 'string' ? [[name, text] as const] : []
    })
    return texts.length === 0 ? null : Object.fromEntries(texts)
  } catch {
    return null
  }
}
