import { ApiError, queryKeyOf } from '@airshed/data'
import { useHostText } from '@airshed/kit/provider'
import type { Dashboard, DashboardCreate, DashboardRange, DashboardUpdate } from '@airshed/schemas'
import {
  cloneDashboard,
  createDashboard,
  deleteDashboard,
  getDashboard,
  restoreDashboardVersion,
  setDashboardRange,
  shareDashboard,
  starDashboard,
  updateDashboard,
} from '@airshed/schemas/calls'
import { useChange, type KnownAnswer } from './useChange.ts'

/** Changes of a dashboard respond with its new state. */
const known = (dashboard: Dashboard): readonly KnownAnswer[] => [
  [queryKeyOf(getDashboard, { params: { id: dashboard.id } }), dashboard],
]

export const useCreateDashboard = () =>
  useChange(createDashboard, {
    input: (body: DashboardCreate) => ({ body }),
    success: useHostText()('host.dashboard.created'),
    known,
  })

type Update = DashboardUpdate & { id: string }
const updateInput = ({ id, ...body }: Update) => ({ params: { id }, body })

export const useUpdateDashboard = () =>
  useChange(updateDashboard, {
    input: updateInput,
    success: useHostText()('host.dashboard.updated'),
    known,
  })

/**
 * As {@link useUpdateDashboard}, without a toast: for edits that are saved immediately. The caller
 * reports conflicts with other users.
 */
export const useSaveDashboard = () =>
  useChange(updateDashboard, {
    input: updateInput,
    known,
    isShown: (error) => !(error instanceof ApiError && error.code === 'CONFLICT'),
  })

export const useDeleteDashboard = () =>
  useChange(deleteDashboard, {
    input: ({ id }: { id: string }) => ({ params: { id } }),
    success: useHostText()('host.dashboard.deleted'),
  })

/** The response is the copy, to navigate to. */
export const useCloneDashboard = () =>
  useChange(cloneDashboard, {
    input: ({ id }: { id: string }) => ({ params: { id } }),
    success: useHostText()('host.dashboard.created'),
    known,
  })

/** `organizationExternalId` names the organization that gets a shared copy. */
export const useShareDashboard = () =>
  useChange(shareDashboard, {
    input: (share: { id: string; organizationExternalId: string }) => ({
      params: { id: share.id, orgId: share.organizationExternalId },
    }),
    success: useHostText()('host.dashboard.shared'),
  })

export const useStarDashboard = () =>
  useChange(starDashboard, {
    input: ({ id, isStarred }: { id: string; isStarred: boolean }) => ({
      params: { id },
      body: { is_starred: isStarred },
    }),
    known,
  })

/** A range of null goes back to the default. */
export const useSetDashboardRange = () =>
  useChange(setDashboardRange, {
    input: ({ id, range }: { id: string; range: DashboardRange | null }) => ({
      params: { id },
      body: range,
    }),
    known,
  })

/** Makes an old version the newest one; `currentVersion` is the one that the page shows. */
export const useRestoreDashboard = () =>
  useChange(restoreDashboardVersion, {
    input: (wanted: { id: string; version: number; currentVersion: number }) => ({
      params: { id: wanted.id, version: wanted.version },
      body: { version: wanted.currentVersion },
    }),
    success: useHostText()('host.dashboard.updated'),
    known,
  })
