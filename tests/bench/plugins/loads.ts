import type { Page } from 'playwright'
import { navigationStart } from './paints.ts'
import type { PluginConsole } from './pluginConsole.ts'

/** The contents of a dashboard. */
export interface Loaded {
  url: string
  widgets: number
  /** How many of the widgets run isolated. */
  frames: number
}

/** Timing of a page load. */
export interface Load {
  /** From the navigation until all widgets were painted, ms. */
  paintedMs: number
  /** Gaps between the page's animation frames until then, ms. */
  gapsMs: number[]
}

/** Opens a dashboard and waits until it is painted. */
export async function load(
  { paints }: PluginConsole,
  page: Page,
  { url, widgets, frames }: Loaded,
): Promise<Load> {
  paints.forget()
  await page.goto(url, { waitUntil: 'commit' })
  const atMs = await paints.lastOf(widgets, frames)
  const paintedMs = atMs - (await navigationStart(page))
  const times = await page.evaluate(() => globalThis.animationFrames)
  const before = times.filter((time) => time <= paintedMs)
  return { paintedMs, gapsMs: before.slice(1).map((time, index) => time - before[index]!) }
}

/** The frames of a page that have their own process. */
export const pluginFrames = (page: Page) =>
  page.frames().filter((frame) => frame.url().includes('plugin-frame.html'))
