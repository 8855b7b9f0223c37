/** The serials of a text, each once and in its order: separated by blanks, commas, semicolons or lines. */
export const serialsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((serial) => serial !== '')),
]
