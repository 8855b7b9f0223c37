import { useUiText } from '../messages/uiMessages.ts'
import './parts.css'

export interface SkeletonProps {
  /** CSS lengths; both fill the parent unless given, so that nothing jumps when data come. */
  width?: number | string
  height?: number | string
  /** Says "Loading" to screen readers; switch it off where several lie side by side. Default true. */
  isAnnounced?: boolean
}

/** The shape of what is being loaded, in its final size. */
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
