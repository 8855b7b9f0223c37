import { useQueryRecipes } from '@airshed/console-kit'
import { knownTotal, LONG_CACHE_MS } from '@airshed/data'
import { ALL_ORGANIZATIONS } from '@airshed/domain'
import { useSession } from '@airshed/kit'
import { useAirshed } from '@airshed/kit/provider'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hasFamilyDevice } from './familyDevices.ts'
import { navigationOf, type NavigationGroup } from './navigation.ts'

export interface NavigationAreas {
  /** Items of the sidebar. */
  groups: readonly NavigationGroup[]
  /** Items of the settings. */
  settings: readonly NavigationGroup[]
}

/** The signed-in user's navigation, including the requests that it needs. */
export function useSidebar(): NavigationAreas {
  const { registry } = useAirshed()
  const { slug, config, can } = useSession()
  const recipes = useQueryRecipes()
  const { data: stats } = useQuery({
    ...recipes.status(ALL_ORGANIZATIONS),
    staleTime: LONG_CACHE_MS,
    // Staff see analytics in any case, and without devices there are none of the family.
    enabled: !can('access_context', ALL_ORGANIZATIONS) && can('read_devices', ALL_ORGANIZATIONS),
  })
  const { data: invitations } = useQuery({
    ...recipes.pendingInvitations(slug),
    enabled: can('read_users'),
  })
  const hasFamily = stats !== undefined && hasFamilyDevice(stats)
  const pending = knownTotal(invitations?.total)
  return useMemo(() => {
    const facts = {
      can,
      hasFamilyDevice: hasFamily,
      pendingInvitations: pending,
      firmwaresUrl: config.firmwares_url,
    }
    return {
      groups: navigationOf(registry.screens, facts),
      settings: navigationOf(registry.screens, facts, 'settings'),
    }
  }, [registry, can, hasFamily, pending, config])
}
