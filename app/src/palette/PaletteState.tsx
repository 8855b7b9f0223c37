import { Spinner } from '@blueprintjs/core'
import { useAppText } from '../messages/appMessages.ts'
import type { PaletteEntries } from './usePaletteEntries.ts'

export interface PaletteStateProps {
  state: PaletteEntries['state']
  /** Number of listed entries. */
  count: number
  query: string
}

/** How many were found, and whether more may come: announced on change. */
export function PaletteState({ state, count, query }: PaletteStateProps) {
  const text = useAppText()
  const words = () => {
    if (state === 'failed') return text('app.palette.failed')
    if (count === 0) return text('app.palette.none', { query: query.trim() })
    return text('app.palette.count', { count })
  }
  return (
    <div className="app-palette-state">
      <span role="status">
        {state === 'loading' ? (
          <>
            <Spinner size={14} /> {text('app.palette.loading')}
          </>
        ) : (
          words()
        )}
      </span>
      <span className="app-palette-help">{text('app.palette.help')}</span>
    </div>
  )
}
