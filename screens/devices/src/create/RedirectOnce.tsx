import { Skeleton, useNavigation } from '@airshed/kit'
import { useEffect } from 'react'

export interface RedirectOnceProps {
  /** The request that decides: a response from before a change decides nothing. */
  query: { isFetching: boolean }
  /** Path below the organization. */
  to: string
}

/** Redirects to another page, once it is certain that the device belongs there. */
export function RedirectOnce({ query: { isFetching }, to }: RedirectOnceProps) {
  const { go } = useNavigation()
  useEffect(() => {
    if (!isFetching) go(to, { replace: true })
  }, [go, to, isFetching])
  return <Skeleton height={320} />
}
