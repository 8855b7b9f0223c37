import {
  correctionPresetById,
  polynomialText,
  type CorrectionFormula,
  type CorrectionPreset,
} from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** As many as a number has. */
const DIGITS = 15

/** The name of a published correction in the language of the page. */
export function presetName(
  { id, name }: Pick<CorrectionPreset, 'id' | 'name'>,
  intl: PluginIntl,
): string {
  const key = `correction.preset.${id}`
  return intl.messages[key] === undefined ? name : intl.formatMessage({ id: key })
}

/** A formula in words, `y = 1 + 0.5x` or the name of a published correction; `source`: where that was published. */
export function formulaText(
  formula: CorrectionFormula,
  intl: PluginIntl,
): { title: string; source: string | null } {
  if ('coefficients' in formula) {
    const write = (value: number): string =>
      intl.formatNumber(value, { maximumSignificantDigits: DIGITS })
    return { title: polynomialText(formula.coefficients, write), source: null }
  }
  const preset = correctionPresetById(formula.preset)
  return preset === undefined
    ? { title: formula.preset, source: null }
    : { title: presetName(preset, intl), source: preset.source }
}
