import type { Page } from 'playwright'
import { navigationStart } from './paints.ts'
import type { PluginConsole } from './pluginConsole.ts'

/** What a dashboard is made of. */
export interface Loaded {
  url: string
  widgets: number
  /** How many of the widgets run isolated. */
  frames: number
}

/** How a page came about. */
export interface Load {
  /** From the navigation until all widgets were painted, ms. */
  paintedMs: number
  /** Between two animation frames of the page until then, ms. */
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

/** The frames of a page that have a process of their own. */
export const pluginFrames = (page: Page) =>
  page.frames().filter((frame) => frame.url().includes('plugin-frame.html'))
