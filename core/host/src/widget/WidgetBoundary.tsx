import { Component, type ReactNode } from 'react'

export interface WidgetBoundaryProps {
  /** A new value retries after a failure: the widget's settings. */
  resetKey: unknown
  onError: (error: unknown) => void
  /** Rendered in place of a failed widget. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/** Keeps the failure of one widget inside its card. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override componentDidUpdate(before: WidgetBoundaryProps): void {
    if (this.state.failure !== null && before.resetKey !== this.props.resetKey) this.retry()
  }

  retry = (): void => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null
      ? this.props.children
      : this.props.renderFailure(failure.error, this.retry)
  }
}
