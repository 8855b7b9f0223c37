/** Columns to choose from, the current one among them even if the file does not have it. */
export const columnOptions = (
  references: readonly string[],
  current: string | undefined,
): readonly { value: string; label: string }[] =>
  [...new Set([...references, ...(current === undefined ? [] : [current])])].map((value) => ({
    value,
    label: value,
  }))
