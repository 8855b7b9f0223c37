/** The serials in a text, each once and in order: separated by blanks, commas, semicolons or line breaks. */
export const serialsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((serial) => serial !== '')),
]
