import type { LocalizedText } from '../manifest/common.ts'

/** How panes share a screen: one of them alone, or several side by side. */
export type PaneTree = string | PaneSplit

/** Panes, or further splits, beside each other (`row`) or below each other (`column`). */
export interface PaneSplit {
  direction: 'row' | 'column'
  /** At least two, in reading order. */
  panes: readonly PaneTree[]
  /** Of each in percent, 10–90, together 100. Default equal ones. */
  shares?: readonly number[]
}

/** The panes of a screen, which its user may rearrange; the arrangement is kept for them. */
export interface PanesDefinition {
  /** Pane id → its title. */
  titles: Readonly<Record<string, LocalizedText>>
  /** Each pane at most once; one that is left out is hidden until somebody shows it. */
  arrangement: PaneTree
}
