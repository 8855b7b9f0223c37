/**
 * One of the words that a setting can have, as a device reported it.
 *
 * @param otherwise the value if the device reported none of them
 * @example
 * voc_unit: wordOr(['ppm', 'ppb'], settings['voc_unit'], 'ppb')
 */
export const wordOr = <Word extends string>(
  words: readonly Word[],
  value: unknown,
  otherwise: Word,
): Word => words.find((word) => word === value) ?? otherwise

/**
 * Makes the `issuePath` of a form whose fields are in one part of the body.
 *
 * @param part name of the part, such as `settings` or `configuration`
 * @returns maps `/settings/interval` to `/interval`, and any other path to itself
 */
export const issuePathIn =
  (part: string) =>
  (path: string): string =>
    path.startsWith(`/${part}/`) ? path.slice(part.length + 1) : path
