import {
  PUBLIC_LINK_HOURS,
  PUBLIC_LINK_PM_UNITS,
  PUBLIC_LINK_STEPS,
  PUBLIC_LINK_TEMP_UNITS,
  PUBLIC_LINK_VOC_UNITS,
} from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'

const HOURS_OF_DAY = 24

/** The options of a public page, as text. */
export function publicLinkChoices(intl: PluginIntl) {
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `publicLink.${id}` }, values)
  const lengthText = (hours: number): string =>
    hours > HOURS_OF_DAY && hours % HOURS_OF_DAY === 0
      ? text('days', { days: hours / HOURS_OF_DAY })
      : text('hours', { hours })
  const unitChoices = (units: readonly string[]) =>
    units.map((unit) => ({ value: unit, label: unit === 'auto' ? text('auto') : unit }))
  return {
    dashboard_exposure_time: PUBLIC_LINK_HOURS.map((hours) => ({
      value: hours,
      label: lengthText(Number(hours)),
    })),
    dashboard_data_aggregation: PUBLIC_LINK_STEPS.map((step) => ({
      value: step,
      label: step === 'live' ? text('live') : text('minutes', { minutes: Number(step) }),
    })),
    dashboard_pm_units: unitChoices(PUBLIC_LINK_PM_UNITS),
    dashboard_temp_units: unitChoices(PUBLIC_LINK_TEMP_UNITS),
    dashboard_voc_units: unitChoices(PUBLIC_LINK_VOC_UNITS),
  }
}
