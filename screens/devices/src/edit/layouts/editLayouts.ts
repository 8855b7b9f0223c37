import type { DeviceLayout } from '@airshed/console-kit'
import type { EditTab } from '../tabs/params.ts'

/** Sections of the general tab, and the public link, which belongs to one tab or another. */
export type EditSection =
  | 'details'
  | 'settings'
  | 'payload'
  | 'wifi'
  | 'confirmed'
  | 'commands'
  | 'publicLink'

/** Layout of the configuration: sections that a type does not have are left out. */
export interface EditLayout {
  /** Tabs in their order. */
  readonly tabs: readonly EditTab[]
  /** The general tab: its wide column. */
  readonly main: readonly EditSection[]
  /** The general tab: its narrow column. */
  readonly aside: readonly EditSection[]
  /** Beside the access rights, above the key. */
  readonly access: readonly EditSection[]
}

const OTHER: EditLayout = {
  tabs: ['general', 'sensors', 'location', 'access', 'events'],
  main: ['details', 'payload', 'settings'],
  aside: ['confirmed', 'commands', 'wifi'],
  access: ['publicLink'],
}

export const EDIT_LAYOUTS: Readonly<Record<DeviceLayout, EditLayout>> = {
  // Settings that affect the air come first: speed, DFS, automation and schedule.
  healthway: {
    ...OTHER,
    tabs: ['general', 'location', 'access', 'sensors', 'events'],
    main: ['settings'],
    aside: ['details', ...OTHER.aside],
  },
  // What the public sees of them is set up beside the device itself.
  airthinx: { ...OTHER, aside: ['commands', 'confirmed', 'wifi', 'publicLink'], access: [] },
  other: OTHER,
}
