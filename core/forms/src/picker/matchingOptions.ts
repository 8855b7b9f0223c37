import type { PickerOption } from '../formContext.ts'

/** Maximum number of options shown; the rest is found by typing. */
const MAX_DRAWN = 200

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The options in which every typed word occurs; case and accents do not matter. */
export function matchingOptions(
  options: readonly PickerOption[],
  query: string,
): readonly PickerOption[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return options
    .filter(({ label, note = '' }) => {
      const text = plain(`${label} ${note}`)
      return words.every((word) => text.includes(word))
    })
    .slice(0, MAX_DRAWN)
}
