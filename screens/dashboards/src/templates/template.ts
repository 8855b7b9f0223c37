import type { Widget } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'

/** A widget before it has an id, a version and its place. */
export interface WidgetSketch {
  readonly type: string
  /** Grid units on the widest grid. */
  readonly w: number
  readonly h: number
  readonly config: Readonly<Record<string, unknown>>
}

/** Names that a template gives to its widgets, in the reader's language. */
export interface TemplateText {
  /** A text by its id. */
  readonly text: (id: string, values?: Readonly<Record<string, string>>) => string
  /** The name of a parameter, from its id and the name given by the server. */
  readonly parameter: (path: string, given: string) => string
}

/** What a template is made from. */
export interface TemplateFleet {
  /** Devices of one organization, with their data points. */
  readonly nodes: readonly Node[]
  /** The chosen device; only for templates of one device. */
  readonly nodeId?: string
}

/** The contents of a template, or the id of the text that explains why it cannot be created. */
export type TemplateSketch =
  | { readonly state: 'ready'; readonly widgets: readonly WidgetSketch[] }
  | { readonly state: 'missing'; readonly reason: string }

/** A dashboard to start from, filled from the organization's own devices. Pure. */
export interface DashboardTemplate {
  readonly id: string
  /** Name of an icon. */
  readonly icon: string
  /** Whether it asks for one device. */
  readonly isOfOneDevice?: boolean
  readonly sketch: (fleet: TemplateFleet, words: TemplateText) => TemplateSketch
}

/** A template as widgets that can be saved. */
export interface TemplatePlan {
  readonly widgets: readonly Widget[]
  /** Devices that its widgets show. */
  readonly deviceCount: number
}
