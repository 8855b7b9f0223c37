import { Skeleton } from '@airshed/ui'

/** Placeholder rows while the first ones are loading. */
const ROWS = 8

/** The placeholder of a list before its rows are loaded. */
export function ListSkeleton({ tracks, isNarrow }: { tracks: string; isNarrow: boolean }) {
  const count = isNarrow ? 1 : tracks.replaceAll(/\([^)]*\)/g, '').split(' ').length
  return (
    <div className="air-list-skeleton" aria-busy="true" data-narrow={isNarrow}>
      {isNarrow ? null : <div className="air-list-head air-list-head-space" />}
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          key={row}
          className="air-list-cells"
          style={isNarrow ? undefined : { gridTemplateColumns: tracks }}
        >
          {Array.from({ length: count }, (_cell, cell) => (
            <div key={cell} className="air-list-cell">
              <Skeleton
                height={12}
                width={cell % 2 === 0 ? '80%' : '55%'}
                isAnnounced={row === 0 && cell === 0}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
