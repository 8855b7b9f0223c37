import {
  QueryView,
  useCall,
  type NodeChangeOrder,
  type NodeChangePreview,
} from '@airshed/console-kit'
import { previewNodeChanges } from '@airshed/console-kit/calls'
import { Skeleton, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { consequenceText } from './consequenceText.ts'
import './changes.css'

export interface ConsequencesProps {
  order: NodeChangeOrder
  intl: PluginIntl
  /** Message about devices that would be refused, with their count. Default: the reader may not do this. */
  refusedId?: string
  /** Content below the list, once it is known. */
  children?: (preview: NodeChangePreview) => ReactNode
}

/** The effects of an order, as the server counts them at this moment. */
export function Consequences({ order, intl, refusedId, children }: ConsequencesProps) {
  // Requested again for each dialog: earlier counts may be outdated.
  const preview = useCall(previewNodeChanges, { body: order }, { staleTimeMs: 0 })
  return (
    <QueryView query={preview} skeleton={<Skeleton height={72} />}>
      {(counted) => {
        const words = consequenceText(counted, intl, refusedId)
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
