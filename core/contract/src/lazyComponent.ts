import type { ReactNode } from 'react'

/** The result of `load`: a module whose default export is the component. */
export interface LazyComponent<Props> {
  default: (props: Props) => ReactNode
}

/**
 * By type of widget: a small drawing of what the widget shows, as the contents of an `svg` of 72 × 44
 * units, in colours of the theme.
 */
export type WidgetThumbnails = Readonly<Record<string, () => ReactNode>>
