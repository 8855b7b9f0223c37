import {
  correctionPresetById,
  formulaText,
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

/** A formula in the language of the page; `source`: where a published one was published. */
export function formulaWords(
  formula: CorrectionFormula,
  intl: PluginIntl,
): { title: string; source: string | null } {
  const preset = 'preset' in formula ? correctionPresetById(formula.preset) : undefined
  if (preset !== undefined) return { title: presetName(preset, intl), source: preset.source }
  const write = (size: number): string =>
    intl.formatNumber(size, { maximumSignificantDigits: DIGITS })
  return { title: formulaText(formula, write), source: null }
}
