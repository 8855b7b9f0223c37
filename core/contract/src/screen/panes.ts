import type { LocalizedText } from '../manifest/common.ts'

/** How panes share a screen: one of them alone, or two arrangements side by side. */
export type PaneTree =
  | string
  | {
      direction: 'row' | 'column'
      first: PaneTree
      second: PaneTree
      /** Share of the first one, 5–95. Default 50. */
      splitPercentage?: number
    }

/** The panes of a screen, which its user may rearrange; the arrangement is kept for them. */
export interface PanesDefinition {
  /** Pane id → its title. */
  titles: Readonly<Record<string, LocalizedText>>
  /** Each pane once. */
  arrangement: PaneTree
}
