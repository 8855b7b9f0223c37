import type { ReactNode } from 'react'

/** The result of `load`: a module whose default export is the component. */
export interface LazyComponent<Props> {
  default: (props: Props) => ReactNode
}
