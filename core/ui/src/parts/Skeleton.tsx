import { useUiText } from '../messages/uiMessages.ts'
import './parts.css'

export interface SkeletonProps {
  /** CSS lengths; by default both fill the parent, so that nothing moves when data arrive. */
  width?: number | string
  height?: number | string
  /**
   * Announces "Loading" to screen readers; disable it when several are side by side. Default true.
   */
  isAnnounced?: boolean
}

/** The shape of the content that is being loaded, in its final size. */
export function Skeleton({ width, height, isAnnounced = true }: SkeletonProps) {
  const text = useUiText()
  return (
    <span className="air-skeleton" style={{ width, height }}>
      {isAnnounced ? (
        <span className="air-visually-hidden" role="status">
          {text('ui.loading')}
        </span>
      ) : null}
    </span>
  )
}
