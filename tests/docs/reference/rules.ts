import {
  contrastRatio,
  DAY_MS,
  lastRange,
  NO_DATA,
  seriesCoverage,
  THEME_NAMES,
  THEME_TOKENS,
} from '@airshed/kit'
import type { Frame, TimeRange, WidgetData } from '@airshed/kit'
import { validateWith, type CompiledValidator } from '@airshed/kit/define'

/** The week that ends at a time, ms UTC. */
export const weekUntil = (nowMs: number) => lastRange(7 * DAY_MS, nowMs)

/** In a test: a device that has not reported anything yet. */
export const nothingYet: WidgetData = { ...NO_DATA, hasMoreNodes: false }

/** Whether text in a colour can be read on cards of both themes. */
export const isReadable = (color: string): boolean =>
  THEME_NAMES.every((theme) => contrastRatio(color, THEME_TOKENS[theme].surface) >= 4.5)

/** In a test: what is wrong with settings, each with its place. */
export const placesOf = (validate: CompiledValidator, config: unknown): string[] =>
  validateWith(validate, config).map(({ path }) => path)

/** Whether every reading of a range that is due by now has come. */
export const isComplete = (frame: Frame, range: TimeRange, nowMs: number): boolean =>
  seriesCoverage(frame, range, nowMs) === 1
