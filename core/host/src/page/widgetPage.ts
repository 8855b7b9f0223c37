import type { HoverTime, PluginIntl, SavedConfig } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { createScaleShare, type ScaleShare } from '@airshed/kit/provider'
import { createFrameScheduler, type FrameScheduler } from './frameScheduler.ts'
import { createHoverTime } from './hoverTime.ts'

/** The current state of a widget of the page, in the user's language. */
export interface WidgetReading {
  /** Its newest data, drawn already or not; null before the first answer. */
  data: BrokerResult | null
  /** Texts of its plugin. */
  intl: PluginIntl
  /** Its summary in one sentence; empty before the first data. */
  summary: string
}

/** A widget that is mounted on a page. */
export interface WidgetPageEntry {
  id: string
  /** Its title. */
  name: string
  /** Name by which dashboards keep its plugin. */
  type: string
  /** Its settings, brought forward. */
  config: SavedConfig
  /** Its card; null while it has none. */
  element: HTMLElement | null
  /** When its data were last known to be current, ms UTC; null before the first answer. */
  asOfMs: number | null
  /** Its readings are those of the page's range; false: they are the newest, however old. */
  showsRange: boolean
  /** Loads the plugin of a widget that was never in sight. */
  read(): Promise<WidgetReading>
}

/** The state that the widgets of one page share. */
export interface WidgetPage {
  hoverTime: HoverTime
  scheduler: FrameScheduler
  /** Scales that charts of the page share. */
  scales: ScaleShare
  /** The widgets that are mounted, in the order in which they came. */
  entries(): WidgetPageEntry[]
  /** @param entry returns the current state of the widget. @returns the function that removes it */
  register(entry: () => WidgetPageEntry): () => void
}

/**
 * Creates the state that the widgets of one page share; keep it as long as the page.
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
