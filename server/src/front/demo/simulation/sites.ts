import type { Occupancy } from './rhythm.ts'

/** What makes the air of one place differ from another's. */
export interface Site {
  /** How much of the city's traffic passes by, 0 to 1. */
  traffic: number
  /** Coarse dust that wind and wheels stir up, 0 to 1. */
  dust: number
  /** Building work, 0 to 1. */
  works: number
  /** Share of the wind that reaches the instrument. */
  exposure: number
  /** Sound level of a quiet night in dB(A). */
  quiet: number
  /** Attenuation of the road noise, dB: distance, walls, a hoarding. */
  hushed: number
  /** Ships at berth, 0 to 1. */
  ships: number
  /** Who is inside; null: outdoors. */
  occupancy: Occupancy | null
}

const outdoors: Site = {
  traffic: 0.3,
  dust: 0.2,
  works: 0,
  exposure: 0.8,
  quiet: 42,
  hushed: 0,
  ships: 0,
  occupancy: null,
}

/** Kinds of places in the city. */
export const SITES = {
  roadside: { ...outdoors, traffic: 1, dust: 0.5, exposure: 0.55, quiet: 50 },
  background: { ...outdoors, traffic: 0.35, exposure: 0.7 },
  park: { ...outdoors, traffic: 0.12, dust: 0.12, quiet: 37 },
  harbour: { ...outdoors, traffic: 0.4, dust: 0.5, exposure: 1, quiet: 47, ships: 1 },
  construction: { ...outdoors, traffic: 0.5, dust: 0.8, works: 1, quiet: 40.5, hushed: 12 },
  hilltop: { ...outdoors, traffic: 0.05, dust: 0.1, exposure: 1.15, quiet: 36 },
  office: { ...outdoors, occupancy: 'office' },
  chamber: { ...outdoors, occupancy: 'meetings' },
  gallery: { ...outdoors, occupancy: 'visitors' },
  vault: { ...outdoors, occupancy: 'vault' },
  classroom: { ...outdoors, occupancy: 'school' },
  home: { ...outdoors, occupancy: 'home' },
} as const satisfies Record<string, Site>
export type SiteKind = keyof typeof SITES
