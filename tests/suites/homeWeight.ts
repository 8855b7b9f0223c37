import type { Sent } from './sentBytes.ts'

/** Limits on what home may load, from an empty cache until its first widget is drawn. */
export const HOME_BOUNDS = { scriptKb: 250, scripts: 30, requests: 60 } as const

/** Parts that home never loads: plotly, maps, forms, time series, the code editor, all icons at once. */
const NEVER =
  /\/(plotly|PlotDrawing|map|maplibre|charts|SchemaForm|codemirror|monaco|paths)[^/]*\.js/i

/** What home loaded: kilobytes of bodies as they were sent. */
export interface HomeWeight {
  scriptKb: number
  scripts: number
  requests: number
  /** Kilobytes of everything, the hidden frame of the sign-in included. */
  allKb: number
  /** Names of loaded files that home should never load. */
  unwanted: string[]
  /** How scripts were compressed; `plain` if one was not. */
  encodings: string[]
}

const kilobytes = (sent: readonly Sent[]): number =>
  sent.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000

/** Measures what a page was sent. */
export function homeWeight(sent: readonly Sent[]): HomeWeight {
  const scripts = sent.filter(({ isScript, bodyBytes }) => isScript && bodyBytes > 0)
  return {
    scriptKb: kilobytes(scripts),
    scripts: scripts.length,
    requests: sent.length,
    allKb: kilobytes(sent),
    unwanted: scripts.flatMap(({ url }) => (NEVER.test(url) ? [url.split('/').at(-1) ?? url] : [])),
    encodings: [...new Set(scripts.map(({ encoding }) => encoding || 'plain'))],
  }
}

/** Whether home stays within its bounds. */
export const isLightEnough = ({ scriptKb, scripts, requests, unwanted }: HomeWeight): boolean =>
  scripts > 0 &&
  scriptKb <= HOME_BOUNDS.scriptKb &&
  scripts <= HOME_BOUNDS.scripts &&
  requests <= HOME_BOUNDS.requests &&
  unwanted.length === 0
