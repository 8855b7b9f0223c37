export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** Muted text beside the label, such as a serial; it is searched too. */
  note?: string
  isDisabled?: boolean
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The options in which every typed word occurs; case and accents do not matter. */
export function filterOptions<Value extends string>(
  options: readonly SelectOption<Value>[],
  query: string,
): readonly SelectOption<Value>[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, note = '' }) => {
    const text = plain(`${label} ${note}`)
    return words.every((word) => text.includes(word))
  })
}

/** The next selectable option, wrapping around; -1 when there is none. */
export function stepOption(options: readonly SelectOption[], from: number, step: 1 | -1): number {
  for (let tried = 1; tried <= options.length; tried += 1) {
    const index = (from + step * tried + options.length * (tried + 1)) % options.length
    if (options[index]?.isDisabled !== true) return index
  }
  return -1
}
