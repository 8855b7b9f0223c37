import { Skeleton, useNavigation } from '@airshed/kit'
import { useEffect } from 'react'

export interface RedirectOnceProps {
  /** The load that decides: an answer from before a change decides nothing. */
  query: { isFetching: boolean }
  /** Path below the organization. */
  to: string
}

/** Goes to another page in place of this one, once it is known for sure that the device belongs there. */
export function RedirectOnce({ query: { isFetching }, to }: RedirectOnceProps) {
  const { go } = useNavigation()
  useEffect(() => {
    if (!isFetching) go(to, { replace: true })
  }, [go, to, isFetching])
  return <Skeleton height={320} />
}
