import { issuePathIn, wordOr, type Node } from '@airshed/kit/define'
import {
  ABC_DAYS,
  BRIGHTNESS,
  COUNTRY_PATTERN,
  LEARNING_OFFSET,
  LED_BAR_MODES,
  PM_STANDARDS,
  TEMPERATURE_UNITS,
  type AirGradientSettings,
} from './schema.ts'

interface Range {
  readonly minimum: number
  readonly maximum: number
  readonly default: number
}

const wholeIn = ({ minimum, maximum, default: otherwise }: Range, value: unknown): number =>
  Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
    ? Number(value)
    : otherwise

const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && new RegExp(COUNTRY_PATTERN).test(value)

/**
 * The settings requested of the monitor, which is all that is known of them; one that was not requested, or is invalid,
 * has the firmware's default.
 */
export function fromDevice({ settings: wire = {} }: Node): AirGradientSettings {
  return {
    ...(isCountry(wire['country']) ? { country: wire['country'] } : {}),
    pmStandard: wordOr(PM_STANDARDS, wire['pmStandard'], 'ugm3'),
    temperatureUnit: wordOr(TEMPERATURE_UNITS, wire['temperatureUnit'], 'c'),
    ledBarMode: wordOr(LED_BAR_MODES, wire['ledBarMode'], 'co2'),
    ledBarBrightness: wholeIn(BRIGHTNESS, wire['ledBarBrightness']),
    displayBrightness: wholeIn(BRIGHTNESS, wire['displayBrightness']),
    abcDays: wholeIn(ABC_DAYS, wire['abcDays']),
    tvocLearningOffset: wholeIn(LEARNING_OFFSET, wire['tvocLearningOffset']),
    noxLearningOffset: wholeIn(LEARNING_OFFSET, wire['noxLearningOffset']),
    monitorDisplayCompensatedValues: wire['monitorDisplayCompensatedValues'] === true,
  }
}

/** The body of the call that stores the settings for the monitor; an empty field is left out. */
export function toPayload(value: AirGradientSettings): { settings: Record<string, unknown> } {
  const settings = Object.entries(value).filter(([, one]) => one !== undefined)
  return { settings: Object.fromEntries(settings) }
}

/** Paths under `settings` of the body are fields of the form. */
export const issuePath = issuePathIn('settings')
