import type { ReactNode } from 'react'

/** What `load` brings: a module whose default export is the component. */
export interface LazyComponent<Props> {
  default: (props: Props) => ReactNode
}
