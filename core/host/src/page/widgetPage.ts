import type { HoverTime, PluginIntl, SavedConfig } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { createFrameScheduler, type FrameScheduler } from './frameScheduler.ts'
import { createHoverTime } from './hoverTime.ts'

/** What a widget of the page says at a moment, in the reader's words. */
export interface WidgetReading {
  /** Its newest data, drawn already or not; null before the first answer. */
  data: BrokerResult | null
  /** Texts of its plugin. */
  intl: PluginIntl
  /** What it shows in one sentence; empty before the first answer. */
  summary: string
}

/** A widget that is mounted on a page. */
export interface WidgetPageEntry {
  id: string
  /** What stands above it. */
  name: string
  /** Name by which dashboards keep its plugin. */
  type: string
  /** Its settings, brought forward. */
  config: SavedConfig
  /** Its card; null while it has none. */
  element: HTMLElement | null
  /** When its data were last known to be current, ms UTC; null before the first answer. */
  asOfMs: number | null
  /** Loads the plugin where nobody has seen the widget yet. */
  read(): Promise<WidgetReading>
}

/** What the widgets of one page share. */
export interface WidgetPage {
  hoverTime: HoverTime
  scheduler: FrameScheduler
  /** The widgets that are mounted, in the order in which they came. */
  entries(): WidgetPageEntry[]
  /** @param entry tells how the widget stands when it is asked. @returns the function that ends it */
  register(entry: () => WidgetPageEntry): () => void
}

/**
 * Makes what the widgets of one page share; keep it as long as the page.
 *
 * @param scheduler default one that draws in animation frames
 */
export function createWidgetPage(scheduler: FrameScheduler = createFrameScheduler()): WidgetPage {
  const registered = new Set<() => WidgetPageEntry>()
  return {
    hoverTime: createHoverTime(),
    scheduler,
    entries: () => [...registered].map((entry) => entry()),
    register(entry) {
      registered.add(entry)
      return () => registered.delete(entry)
    },
  }
}
