import {
  QueryView,
  useCall,
  type NodeChangeOrder,
  type NodeChangePreview,
} from '@airshed/console-kit'
import { previewNodeChanges } from '@airshed/console-kit/calls'
import { Skeleton, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { consequenceWords } from './consequenceWords.ts'

export interface ConsequencesProps {
  order: NodeChangeOrder
  intl: PluginIntl
  /** What follows the list, once it is known. */
  children?: (preview: NodeChangePreview) => ReactNode
}

/** What an order would do, as the server counts it at this moment. */
export function Consequences({ order, intl, children }: ConsequencesProps) {
  // It is asked anew for each dialog: what was counted before may have changed.
  const preview = useCall(previewNodeChanges, { body: order }, { staleTimeMs: 0 })
  return (
    <QueryView query={preview} skeleton={<Skeleton height={72} />}>
      {(counted) => {
        const words = consequenceWords(counted, intl)
        return (
          <>
            {words.length === 0 ? null : (
              <ul
                className="devices-consequences"
                aria-label={intl.formatMessage({ id: 'consequences' })}
              >
                {words.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {children?.(counted)}
          </>
        )
      }}
    </QueryView>
  )
}
