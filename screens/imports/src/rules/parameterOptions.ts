import { receivedParameters } from '@airshed/kit/define'
import type { Locale } from '@airshed/kit'

/** A parameter that a column may be. */
export interface ParameterOption {
  /** Id in the catalogue. */
  value: string
  label: string
  /** Units from which its values are converted, its own first; the first is empty if it has none. */
  units: readonly string[]
}

/** Every parameter of the catalogue, by name. */
export function parameterOptions(locale: Locale): readonly ParameterOption[] {
  const options = new Map<string, ParameterOption>()
  for (const { parameter, unit, name, nameEs } of receivedParameters()) {
    const before = options.get(parameter)
    options.set(parameter, {
      value: parameter,
      label: locale === 'es_ES' ? nameEs : name,
      units: [...(before?.units ?? []), unit],
    })
  }
  const language = locale.replace('_', '-')
  return [...options.values()].toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  )
}
