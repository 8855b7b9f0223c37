import type { HoverTime, PluginIntl, SavedConfig } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { createScaleShare, type ScaleShare } from '@airshed/kit/provider'
import { createFrameScheduler, type FrameScheduler } from './frameScheduler.ts'
import { createHoverTime } from './hoverTime.ts'

/** The current state of a widget of the page, in the user's language. */
export interface WidgetReading {
  /** Its newest data, rendered or not; null before the first response. */
  data: BrokerResult | null
  /** Texts of its plugin. */
  intl: PluginIntl
  /** Its summary in one sentence; empty before the first data. */
  summary: string
  /** Names of what has corrected values, see `correctedNames`. Default none. */
  corrected?: readonly string[]
}

/** A widget that is mounted on a page. */
export interface WidgetPageEntry {
  id: string
  /** Its title. */
  name: string
  /** Name by which dashboards refer to its plugin. */
  type: string
  /** Its settings, migrated. */
  config: SavedConfig
  /** Its card; null while it has none. */
  element: HTMLElement | null
  /** When its data were last known to be current, ms UTC; null before the first response. */
  asOfMs: number | null
  /** Whether its readings are those of the page's range; false: they are the newest, however old. */
  showsRange: boolean
  /** Reads the current state; loads the plugin first if the widget was never in sight. */
  read(): Promise<WidgetReading>
}

/** The state that the widgets of one page share. */
export interface WidgetPage {
  hoverTime: HoverTime
  scheduler: FrameScheduler
  /** Scales that charts of the page share. */
  scales: ScaleShare
  /** The mounted widgets, in the order in which they were mounted. */
  entries(): WidgetPageEntry[]
  /** @param entry returns the current state of the widget. @returns the function that removes it */
  register(entry: () => WidgetPageEntry): () => void
}

/**
 * Creates the state that the widgets of one page share; keep it for the lifetime of the page.
 *
 * @param scheduler default one that draws in animation frames
 */
export function createWidgetPage(scheduler: FrameScheduler = createFrameScheduler()): WidgetPage {
  const registered = new Set<() => WidgetPageEntry>()
  return {
    hoverTime: createHoverTime(),
    scheduler,
    scales: createScaleShare(),
    entries: () => [...registered].map((entry) => entry()),
    register(entry) {
      registered.add(entry)
      return () => registered.delete(entry)
    },
  }
}
