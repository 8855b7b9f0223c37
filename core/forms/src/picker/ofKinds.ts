import type { PickerOption } from '../formContext.ts'

/**
 * The data points or parameters of these kinds; those of unknown kind are kept.
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
