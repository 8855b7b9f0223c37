import { useLoadRetry } from '@airshed/host'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { useConsole } from '../session/consoleContext.ts'

interface FailedPageProps {
  error: unknown
  attempt: number
  onRetry: () => void
}

function FailedPage({ error, attempt, onRetry }: FailedPageProps) {
  // Around the whole shell there is no provider of the kit yet.
  const { live } = useConsole().services
  useLoadRetry(error, attempt, onRetry, live)
  return <ErrorPage error={error} />
}

export interface PageBoundaryProps {
  children: ReactNode
}

/**
 * Shows the error page in place of a page that threw, until another page is opened. A page whose code
 * could not be loaded is reloaded automatically.
 */
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

  /** Number of attempts to reload the page. */
  private attempts = 0

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
    if (failure === null) return this.props.children
    return (
      <FailedPage
        error={failure.error}
        attempt={this.attempts}
        onRetry={() => {
          this.attempts += 1
          this.setState({ failure: null })
        }}
      />
    )
  }
}
