import { ApiError } from '@airshed/data'
import { UnsettledForm } from '@airshed/forms'
import { useAirshed } from '@airshed/kit/provider'
import type { Node } from '@airshed/schemas'
import { getNode } from '@airshed/schemas/calls'
import { useCallback, useEffect, useRef } from 'react'

/** How often a change is sent again because somebody else was faster, each time in other fields. */
const ATTEMPTS = 5

/** A change of a device or of a part of it. */
export interface VersionedChange<Answer> {
  /** Makes the call, which starts from a version of the device. */
  send: (version: number) => Promise<Answer>
  /** Whether somebody else has changed the same, and differently. Whatever it throws is what the change rejects with. */
  clashes: (base: Node, newest: Node) => boolean | Promise<boolean>
  /** The device after the change, until it is fetched again. Default: it stays as it is. */
  saved?: (base: Node, answer: Answer) => Node
}

/**
 * Makes changes of a device, each from the version that the page shows. If somebody else has saved meanwhile, changes of
 * other fields are kept, and those of the same fields are left to the user.
 *
 * @param node with its configuration, as the page shows it
 * @param onNewest called with the newest device if it clashes with the change
 * @returns makes a change; it rejects with UnsettledForm if there are clashes
 */
export function useFromVersion(
  node: Node,
  onNewest: (newest: Node) => void,
): <Answer>(change: VersionedChange<Answer>) => Promise<Answer> {
  const { api } = useAirshed()
  const latest = useRef(node)
  const notify = useRef(onNewest)
  useEffect(() => {
    if (node.version >= latest.current.version) latest.current = node
  }, [node])
  useEffect(() => {
    notify.current = onNewest
  }, [onNewest])
  return useCallback(
    async <Answer>({ send, clashes, saved }: VersionedChange<Answer>): Promise<Answer> => {
      const params = { id: latest.current.node_id }
      for (let attempt = 1; ; attempt += 1) {
        const base = latest.current
        try {
          const answer = await send(base.version)
          const now = saved?.(base, answer)
          if (now !== undefined && now.version > latest.current.version) latest.current = now
          return answer
        } catch (error) {
          if (!isConflict(error) || attempt >= ATTEMPTS) throw error
          const newest = await api.call(getNode, { params, query: { includes: 'configuration' } })
          latest.current = newest
          if (!(await clashes(base, newest))) continue
          notify.current(newest)
          throw new UnsettledForm()
        }
      }
    },
    [api],
  )
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CONFLICT'
