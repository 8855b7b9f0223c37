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
  /** The general tab: its first column, which comes first on a narrow page. */
  readonly main: readonly EditSection[]
  /** The general tab: its second column. */
  readonly aside: readonly EditSection[]
  /** The first column has the room that the second one does not need. Default: both are equally wide. */
  readonly isMainWide?: boolean
  /** Beside the access rights, above the key. */
  readonly access: readonly EditSection[]
}

// Settings are by far the longest section, so that they have the second column.
const OTHER: EditLayout = {
  tabs: ['general', 'sensors', 'corrections', 'location', 'access', 'events'],
  main: ['details', 'wifi', 'commands'],
  aside: ['payload', 'settings', 'confirmed'],
  access: ['publicLink'],
}

export const EDIT_LAYOUTS: Readonly<Record<DeviceLayout, EditLayout>> = {
  // Settings that affect the air come first: speed, DFS, automation and schedule, with the hours of a week.
  healthway: {
    ...OTHER,
    tabs: ['general', 'location', 'access', 'sensors', 'corrections', 'events'],
    main: ['settings'],
    isMainWide: true,
    aside: ['details', 'confirmed', 'commands', 'wifi'],
  },
  // What the public sees of them is set up beside the device itself.
  airthinx: { ...OTHER, aside: ['settings', 'confirmed', 'publicLink'], access: [] },
  other: OTHER,
}
