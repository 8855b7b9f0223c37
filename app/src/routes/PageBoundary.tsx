import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '../pages/ErrorPage.tsx'

export interface PageBoundaryProps {
  children: ReactNode
}

/** Shows the error page in place of a page that threw, until another page is opened. */
export function PageBoundary({ children }: PageBoundaryProps) {
  return <Boundary place={useLocation().key}>{children}</Boundary>
}

interface BoundaryProps extends PageBoundaryProps {
  /** An error only counts for this entry of the browser's history. */
  place: string
}

interface BoundaryState {
  failure: { error: unknown } | null
  place: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return place === state.place ? null : { failure: null, place }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorPage error={failure.error} />
  }
}
