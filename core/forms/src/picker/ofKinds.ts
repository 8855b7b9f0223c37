import type { PickerOption } from '../formContext.ts'

/**
 * The data points or parameters of these kinds; those whose kind is unknown stay.
 *
 * @param kinds `ui:options.kinds` of the field; undefined: all
 */
export function ofKinds<Option extends PickerOption>(
  options: readonly Option[],
  kinds: readonly string[] | undefined,
): readonly Option[] {
  if (kinds === undefined) return options
  return options.filter(({ kind }) => kind === undefined || kinds.includes(kind))
}
