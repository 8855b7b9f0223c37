import { profileInSpanish, useProfiles, type DeviceProfile } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import { useMemo } from 'react'

/** The profiles that can be chosen, in the language of the page; empty until they are loaded. */
export function useProfileChoices(): readonly DeviceProfile[] {
  const { data } = useProfiles()
  const { locale } = useSession()
  return useMemo(() => {
    const profiles = data?.data ?? []
    return locale === 'es_ES' ? profiles.map(profileInSpanish) : profiles
  }, [data, locale])
}
