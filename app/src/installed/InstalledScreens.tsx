import {
  pagesOf,
  titleOfPage,
  type CompiledValidator,
  type ScreenDefinition,
  type ScreenPlace,
} from '@airshed/contract'
import { InstalledPage } from '@airshed/host'
import { useSession } from '@airshed/kit'
import { localized, useAirshed } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { Suspense, use } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AbsentPage } from '../pages/AbsentPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Guard } from '../routes/Guard.tsx'
import { usePageParams } from '../routes/usePageParams.ts'
import { usePageTitle } from '../routes/usePageTitle.ts'

type InstalledScreen = ScreenDefinition & Required<Pick<ScreenDefinition, 'source'>>
interface InstalledPlace extends ScreenPlace {
  screen: InstalledScreen
}
const isInstalled = (place: ScreenPlace): place is InstalledPlace =>
  place.screen.source !== undefined

/** The screens installed for this page’s organization, after those of the console. */
export function InstalledScreens() {
  const { registry, isRegistryComplete, absentScreens = [] } = useAirshed()
  if (isRegistryComplete === false) return <Skeleton height={320} />
  return (
    <Routes>
      {pagesOf(registry.screens)
        .filter(isInstalled)
        .map((place) => {
          const { path, permission } = place.page
          const { baseUrl, tier } = place.screen.source
          return (
            <Route
              key={path}
              path={path}
              element={
                <Guard permission={permission}>
                  <NamedPage key={`${tier} ${baseUrl} ${path}`} place={place} />
                </Guard>
              }
            />
          )
        })}
      {absentScreens.map((absent) => (
        <Route
          key={`${absent.organization_id} ${absent.path}`}
          path={absent.path}
          element={<AbsentPage absent={absent} />}
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

const validators = new WeakMap<ScreenPlace['definition'], Promise<{ default: CompiledValidator }>>()

function validatorOf(page: ScreenPlace['definition']): Promise<{ default: CompiledValidator }> {
  const known = validators.get(page) ?? page.loadValidator()
  validators.set(page, known)
  return known
}

function NamedPage({ place }: { place: InstalledPlace }) {
  const { locale } = useSession()
  usePageTitle(localized(titleOfPage(place), locale))
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <CheckedPage place={place} />
    </Suspense>
  )
}

/** Checks the parameters, as for the console's own pages. */
function CheckedPage({ place: { screen, page, definition } }: { place: InstalledPlace }) {
  const { default: validate } = use(validatorOf(definition))
  const { params, setParams } = usePageParams(definition, validate)
  if (params === null) return <NotFoundPage />
  return <InstalledPage {...{ screen, page, params, setParams }} />
}
