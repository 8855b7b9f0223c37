import { PlaceLink, useSession } from '@airshed/kit'

/** Links to the page of API tokens, for those who may open it. */
export function TokensLink({ words }: { words: string }) {
  const { can } = useSession()
  if (!can('manage_tokens')) return null
  return (
    <PlaceLink to="api" className="bp6-button">
      {words}
    </PlaceLink>
  )
}
