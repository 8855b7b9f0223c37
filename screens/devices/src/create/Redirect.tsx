import { useNavigation } from '@airshed/kit'
import { useEffect } from 'react'

/** Goes to another page in place of this one. */
export function Redirect({ to }: { to: string }) {
  const { go } = useNavigation()
  useEffect(() => go(to, { replace: true }), [go, to])
  return null
}
