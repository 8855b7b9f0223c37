import type { LocalizedText } from '../manifest/common.ts'

/** How panes share a screen: a single pane, or several side by side. */
export type PaneTree = string | PaneSplit

/** Panes, or further splits, beside each other (`row`) or below each other (`column`). */
export interface PaneSplit {
  direction: 'row' | 'column'
  /** At least two, in reading order. */
  panes: readonly PaneTree[]
  /** Share of each in percent, 10–90, adding up to 100. Default: equal shares. */
  shares?: readonly number[]
}

/** The panes of a screen, which the user may rearrange; the arrangement is saved per user. */
export interface PanesDefinition {
  /** Pane id → its title. */
  titles: Readonly<Record<string, LocalizedText>>
  /** Each pane at most once; one that is left out is hidden until the user shows it. */
  arrangement: PaneTree
}
